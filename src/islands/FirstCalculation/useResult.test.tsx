import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type Definition,
  defaultSetting,
  type Setting,
} from '../../calculations/first/definition.ts';
import { definition as firmware } from '../../calculations/first/firmware-development.definition.ts';
import { useResult } from './useResult.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a long calculation ends when a newer change replaces it, and only the newer one goes on', () => {
  vi.useFakeTimers();
  let now = 0;
  // Each slice has time for one step.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  const work = vi.fn();
  const definition: Definition = {
    ...firmware,
    *steps(setting) {
      for (let step = 0; step < 5; step += 1) {
        work(setting);
        yield;
      }
      return firmware.compute(setting);
    },
  };
  const older = defaultSetting(firmware);
  const newer = { ...older, values: { ...older.values, k_pc: 90 } };
  const { result, rerender } = renderHook(
    (setting: Setting) => useResult(definition, setting, true),
    { initialProps: older },
  );
  act(() => void vi.advanceTimersToNextTimer().advanceTimersToNextTimer());
  expect(work).toHaveBeenCalledTimes(2);
  rerender(newer);
  work.mockClear();
  act(() => void vi.runAllTimers());
  expect(work.mock.calls).toEqual(Array(5).fill([newer]));
  expect(result.current.computed).toEqual({ setting: newer, result: firmware.compute(newer) });
});

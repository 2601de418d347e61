import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultSetting } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import { queue } from '../../calculations/queue/definition.ts';
import { useKeptResult } from './useKeptResult.ts';
import { useResult } from './useResult.ts';

/** A worker that answers when it is told to. */
class FakeWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly asked: Setting[] = [];
  readonly terminate = vi.fn();
  postMessage(setting: Setting) {
    this.asked.push(setting);
  }
  answer() {
    const setting = this.asked.at(-1);
    if (!setting) throw new Error('expected a question');
    act(() => this.onmessage?.(new MessageEvent('message', { data: queue.compute(setting) })));
  }
}

const usual = defaultSetting(queue);
const withRate = (rate: number): Setting => ({ ...usual, values: { ...usual.values, rate } });
const [first, second, third] = [withRate(100), withRate(110), withRate(111)];

function open(setting: Setting) {
  const fake = new FakeWorker();
  const compute = vi.spyOn(queue, 'compute');
  const start = vi.fn(() => fake as unknown as Worker);
  const { result, rerender, unmount } = renderHook(
    (of: Setting) => useResult(queue, of, true, false, start),
    { initialProps: setting },
  );
  return { fake, compute, start, result, rerender, unmount };
}

afterEach(cleanup);

test('of several settings only the last is asked for, and no answer of another is shown', () => {
  const { fake, start, result, rerender } = open(first);
  rerender(second);
  rerender(third);
  expect(fake.asked).toEqual([first]);
  fake.answer();
  expect(result.current.computed).toBeNull();
  expect(fake.asked).toEqual([first, third]);
  fake.answer();
  expect(result.current).toEqual({ setting: third, computed: queue.compute(third) });
  expect(start).toHaveBeenCalledTimes(1);
});

test('while it works, the last result stays with its own setting', () => {
  const { fake, result, rerender } = open(first);
  fake.answer();
  rerender(second);
  expect(result.current).toEqual({ setting: first, computed: queue.compute(first) });
});

test('a setting that is taken back before its answer has its own result at once', () => {
  const { fake, result, rerender } = open(first);
  fake.answer();
  rerender(second);
  rerender(first);
  fake.answer();
  expect(result.current).toEqual({ setting: first, computed: queue.compute(first) });
});

test.each(['onerror', 'onmessageerror'] as const)('after %s the page computes itself', (event) => {
  const { fake, result, rerender } = open(first);
  act(() => fake[event]?.());
  expect(result.current).toEqual({ setting: first, computed: queue.compute(first) });
  rerender(second);
  expect(result.current).toEqual({ setting: second, computed: queue.compute(second) });
  expect(fake.asked).toEqual([first]);
  expect(fake.terminate).toHaveBeenCalled();
});

test('where no worker may be started, the page computes itself', () => {
  const { result } = renderHook(() =>
    useResult(queue, first, true, false, () => {
      throw new DOMException('forbidden', 'SecurityError');
    }),
  );
  expect(result.current).toEqual({ setting: first, computed: queue.compute(first) });
});

test('nothing is computed on the page while a worker answers, and it ends with the page', () => {
  const { fake, compute, unmount } = open(first);
  fake.onmessage?.(new MessageEvent('message', { data: { values: {}, warnings: [] } }));
  expect(compute).not.toHaveBeenCalled();
  unmount();
  expect(fake.terminate).toHaveBeenCalled();
});

test('[55] another A has no result until a worker has computed it', () => {
  const fake = new FakeWorker();
  const start = () => fake as unknown as Worker;
  const { result, rerender } = renderHook((a: Setting) => useKeptResult(queue, a, false, start), {
    initialProps: first,
  });
  fake.answer();
  expect(result.current?.setting).toBe(first);
  rerender(second);
  expect(result.current).toBeNull();
  fake.answer();
  expect(result.current).toEqual({ setting: second, computed: queue.compute(second) });
});

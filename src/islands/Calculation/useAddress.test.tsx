import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultSetting } from '../../calculations/definition.ts';
import { synchroniser } from '../../calculations/synchroniser/definition.ts';
import { initialState } from './calculationReducer.ts';
import { useAddress } from './useAddress.ts';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('leaving a page on which nothing was set keeps its address as it came', () => {
  const came = '/services/rtl-design?from=newsletter#calculation';
  history.replaceState(null, '', came);
  renderHook(() => useAddress(synchroniser, initialState(defaultSetting(synchroniser)), () => {}));
  fireEvent(window, new Event('pagehide'));
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(came);
});

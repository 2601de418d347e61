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

const moved = () => {
  const state = initialState(defaultSetting(synchroniser));
  const setting = { ...state.setting, values: { ...state.setting.values, fc_MHz: 400 } };
  return { ...state, setting, changes: 1 };
};

test.each([
  ['its page is left', () => fireEvent(window, new Event('pagehide'))],
  ['its page is hidden', () => fireEvent(document, new Event('visibilitychange'))],
])('a change stands in the address at once when %s', (_, leave) => {
  renderHook(() => useAddress(synchroniser, moved(), () => {}));
  expect(location.search).toBe('');
  leave();
  expect(location.search).toBe('?v=2&fc=400');
});

test('a link that is pressed finds the change in the address', () => {
  const link = document.body.appendChild(document.createElement('a'));
  let found = '';
  link.addEventListener('click', () => {
    found = location.search;
  });
  renderHook(() => useAddress(synchroniser, moved(), () => {}));
  fireEvent.click(document.body);
  expect(location.search).toBe('');
  fireEvent.click(link);
  expect(found).toBe('?v=2&fc=400');
  link.remove();
});

import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { useTipPlace } from './useTipPlace.ts';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
});

/** happy-dom has no layout: an element at these places of the window. */
function placed(box: Partial<DOMRect>, size: { offsetWidth?: number; offsetHeight?: number } = {}) {
  const element = document.createElement('div');
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), ...box });
  for (const [name, value] of Object.entries(size))
    vi.spyOn(element, name as 'offsetWidth', 'get').mockReturnValue(value);
  return { current: element };
}

test.each([
  ['the header', '140px', 's'],
  ['nothing', '0px', 'n'],
])('above its marker a tooltip has room up to %s', (_, header, side) => {
  document.documentElement.style.scrollPaddingTop = header;
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  const office = {
    id: 'berlin',
    x: 0.5,
    y: 0.5,
    tip: { side: 'n', west: 0, shift: 0 },
  } as MapOffice;
  const elements = {
    frame: placed({ left: 0, right: 1180, top: 0, bottom: 700 }),
    marker: placed({ left: 0, top: 200, width: 1180 }),
    tip: placed({}, { offsetWidth: 232, offsetHeight: 124 }),
  };
  const { result } = renderHook(() => useTipPlace(office, [office], true, elements));
  expect(result.current.side).toBe(side);
});

import { expect, test } from 'vitest';
import { closed, type MapEvent, next } from './openTip.ts';

const openAfter = (...events: MapEvent[]) => events.reduce(next, closed).open;
const berlin = { office: 'berlin' };
const tokyo = { office: 'tokyo' };

test('[C2] hovering opens, leaving closes', () => {
  expect(openAfter({ type: 'entered', ...berlin })).toBe('berlin');
  expect(openAfter({ type: 'entered', ...berlin }, { type: 'left' })).toBeNull();
});

test('[C2] one at a time: the newest wins', () => {
  expect(openAfter({ type: 'focused', ...berlin }, { type: 'entered', ...tokyo })).toBe('tokyo');
  expect(openAfter({ type: 'pressed', ...berlin }, { type: 'entered', ...tokyo })).toBe('tokyo');
});

test('[C2] the focused one is back when the pointer leaves another', () => {
  expect(
    openAfter({ type: 'focused', ...berlin }, { type: 'entered', ...tokyo }, { type: 'left' }),
  ).toBe('berlin');
});

test('[C2] a press keeps it open, a second press closes it', () => {
  const tap: MapEvent[] = [
    { type: 'focused', ...berlin },
    { type: 'pressed', ...berlin },
  ];
  expect(openAfter(...tap, { type: 'left' })).toBe('berlin');
  expect(openAfter(...tap, { type: 'pressed', ...berlin })).toBeNull();
});

test('[C2] a press keeps it open where a pressed button gets no focus', () => {
  const clicked: MapEvent[] = [
    { type: 'entered', ...berlin },
    { type: 'pressed', ...berlin },
  ];
  expect(openAfter(...clicked, { type: 'left' })).toBe('berlin');
});

test('[C2] the focus moving on closes what a press kept', () => {
  expect(
    openAfter({ type: 'focused', ...berlin }, { type: 'pressed', ...berlin }, { type: 'blurred' }),
  ).toBeNull();
});

test('[C2] dismissed stays dismissed while pointer and focus remain', () => {
  const dismissed: MapEvent[] = [
    { type: 'focused', ...berlin },
    { type: 'entered', ...berlin },
    { type: 'dismissed' },
  ];
  expect(openAfter(...dismissed)).toBeNull();
  expect(openAfter(...dismissed, { type: 'left' })).toBeNull();
  expect(openAfter(...dismissed, { type: 'entered', ...berlin })).toBe('berlin');
});

test('[C2] a press made before the code was there is closed by the second', () => {
  const found: MapEvent = { type: 'found', pointer: null, focus: 'berlin', pressed: 'berlin' };
  expect(openAfter(found, { type: 'left' })).toBe('berlin');
  expect(openAfter(found, { type: 'pressed', ...berlin })).toBeNull();
});

test('[C2] what is hovered or focused when the code comes is open', () => {
  expect(openAfter({ type: 'found', pointer: 'tokyo', focus: 'berlin' })).toBe('tokyo');
  expect(openAfter({ type: 'found', pointer: null, focus: 'berlin' })).toBe('berlin');
  expect(openAfter({ type: 'found', pointer: null, focus: null })).toBeNull();
});

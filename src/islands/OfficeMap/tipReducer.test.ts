import { expect, test } from 'vitest';
import { closed, type TipEvent, tipReducer } from './tipReducer.ts';

const openAfter = (...events: TipEvent[]) => events.reduce(tipReducer, closed).open;
const berlin = { office: 'berlin' };
const tokyo = { office: 'tokyo' };

test('[C2] hovering opens, leaving closes', () => {
  expect(openAfter({ type: 'pointerEntered', ...berlin })).toBe('berlin');
  expect(openAfter({ type: 'pointerEntered', ...berlin }, { type: 'pointerLeft' })).toBeNull();
});

test('[C2] one at a time: the newest wins', () => {
  expect(openAfter({ type: 'focused', ...berlin }, { type: 'pointerEntered', ...tokyo })).toBe(
    'tokyo',
  );
  expect(openAfter({ type: 'pressed', ...berlin }, { type: 'pointerEntered', ...tokyo })).toBe(
    'tokyo',
  );
});

test('[C2] the focused one is back when the pointer leaves another', () => {
  expect(
    openAfter(
      { type: 'focused', ...berlin },
      { type: 'pointerEntered', ...tokyo },
      { type: 'pointerLeft' },
    ),
  ).toBe('berlin');
});

test('[C2] the hovered one is back when the focus leaves another', () => {
  expect(
    openAfter(
      { type: 'pointerEntered', ...tokyo },
      { type: 'focused', ...berlin },
      { type: 'blurred' },
    ),
  ).toBe('tokyo');
});

test('[C2] a press keeps it open, a second press closes it', () => {
  const tap: TipEvent[] = [
    { type: 'focused', ...berlin },
    { type: 'pressed', ...berlin },
  ];
  expect(openAfter(...tap, { type: 'pointerLeft' })).toBe('berlin');
  expect(openAfter(...tap, { type: 'pressed', ...berlin })).toBeNull();
});

test('[C2] a press keeps it open where a pressed button gets no focus', () => {
  const clicked: TipEvent[] = [
    { type: 'pointerEntered', ...berlin },
    { type: 'pressed', ...berlin },
  ];
  expect(openAfter(...clicked, { type: 'pointerLeft' })).toBe('berlin');
});

test('[C2] the focus moving on closes what a press kept', () => {
  expect(
    openAfter({ type: 'focused', ...berlin }, { type: 'pressed', ...berlin }, { type: 'blurred' }),
  ).toBeNull();
});

test('[C2] dismissed stays dismissed while pointer and focus remain', () => {
  const dismissed: TipEvent[] = [
    { type: 'focused', ...berlin },
    { type: 'pointerEntered', ...berlin },
    { type: 'dismissed' },
  ];
  expect(openAfter(...dismissed)).toBeNull();
  expect(openAfter(...dismissed, { type: 'pointerLeft' })).toBeNull();
  expect(openAfter(...dismissed, { type: 'pointerEntered', ...berlin })).toBe('berlin');
});

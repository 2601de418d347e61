import { expect, test } from 'vitest';
import type { Axis, Label, Plot, Timeline } from './calculation.ts';
import { drawCurve, valueAtShare } from './plot.ts';

const words = {
  locale: 'en',
  over: '',
  labels: { desk: 'on a desk', phone: 'on a phone', row: '{task} ends', detail: 'the beginning' },
  tasks: ['motor', 'display', 'radio'],
};
const DESK = { width: 848, height: 509 };
const PHONE = { width: 348, height: 310 };

const axis: Axis = { scale: 'linear', min: 0, max: 10, ticks: [0, 10], unit: '' };
const label = (key: string, more: Partial<Label>): Label => ({ key, x: 5, y: 5, ...more });
const plot: Plot = {
  kind: 'plot',
  x: axis,
  y: axis,
  lines: [],
  limits: [],
  regions: [],
  labels: [label('desk', { wide: true }), label('phone', { narrow: true })],
  marks: [],
  cursor: { x: 1, y: null, input: 'x' },
};

const TEXT = /<text class="t-(.)"[^>]*>([^<]*)<\/text>/g;
const textsOf = (...drawing: Parameters<typeof drawCurve>) =>
  [
    ...drawCurve(...drawing)
      .layers.join('')
      .matchAll(TEXT),
  ].map(([, look, text]) => ({
    look,
    text,
  }));

test.each([
  ['a desk', DESK, 'on a desk', 'on a phone'],
  ['a phone', PHONE, 'on a phone', 'on a desk'],
])('a drawing on %s has the labels that are made for it', (_, size, has, lacks) => {
  const texts = textsOf(plot, size, words, 'id').map(({ text }) => text);
  expect(texts).toContain(has);
  expect(texts).not.toContain(lacks);
});

test('the row of the task that is late first is the strong one', () => {
  const row = { period: 100, deadline: 80, response: 50, runs: [[0, 50]] as const };
  const line: Timeline = {
    kind: 'timeline',
    until: 400,
    detail: null,
    blocked: 0,
    rows: [row, row, row],
    first: 1,
  };
  const named = textsOf(line, DESK, words, 'id').filter(({ text }) => text?.endsWith(' ends'));
  expect(named).toEqual([
    { look: '3', text: 'motor ends' },
    { look: 'i', text: 'display ends' },
    { look: '3', text: 'radio ends' },
  ]);
});

test('a cursor that is dragged has the value under it, also on an axis that begins below zero', () => {
  const warm: Axis = { ...axis, min: -40, max: 120 };
  expect([0, 0.25, 1].map((share) => valueAtShare(warm, share))).toEqual([-40, 0, 120]);
  const clock: Axis = { ...axis, scale: 'log', min: 10, max: 1000 };
  expect([0, 0.5, 1].map((share) => valueAtShare(clock, share))).toEqual([10, 100, 1000]);
});

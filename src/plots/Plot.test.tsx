import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Axis, Curve, Label, Plot, Timeline } from '../calculations/curve.ts';
import { CurveDrawing } from './CurveDrawing.tsx';
import type { PlotSize } from './plotProps.ts';
import { scaleOf, valueAt } from './plotScale.ts';
import { PlotText } from './shapes.tsx';

const words = {
  locale: 'en',
  over: '',
  labels: { desk: 'on a desk', phone: 'on a phone', row: '{task} ends' },
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

function textsOf(curve: Curve, size: PlotSize) {
  const { container } = render(<CurveDrawing {...{ curve, size, words }} sentence="" id="id" />);
  return [...container.querySelectorAll('text')].map((text) => ({
    look: text.getAttribute('class'),
    text: text.textContent,
  }));
}

afterEach(cleanup);

test.each([
  ['a desk', DESK, 'on a desk', 'on a phone'],
  ['a phone', PHONE, 'on a phone', 'on a desk'],
])('a drawing on %s has the labels that are made for it', (_, size, has, lacks) => {
  const texts = textsOf(plot, size).map(({ text }) => text);
  expect(texts).toContain(has);
  expect(texts).not.toContain(lacks);
});

test('the name of a drawing is its result, without marks', () => {
  const sentence = 'It [lasts] a mil\u00adlion years.';
  const { container } = render(
    <CurveDrawing curve={plot} size={DESK} id="id" {...{ words, sentence }} />,
  );
  const name = container.firstElementChild?.getAttribute('aria-label');
  expect(name).toBe('It lasts a million years.');
});

test('an axis has its numbers in its unit', () => {
  const x: Axis = { ...axis, max: 0.024, ticks: [0, 0.012, 0.024], unit: 'kHz', size: 0.001 };
  const texts = textsOf({ ...plot, x }, DESK).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['12', '24\u00a0kHz']));
});

test('the row of the task that is late first is the strong one', () => {
  const bar = { deadline: 80, response: 50, parts: [0, 10, 40], label: 'row' } as const;
  const line: Timeline = {
    kind: 'timeline',
    bars: [bar, bar, bar],
    first: 1,
    shown: null,
  };
  const named = textsOf(line, DESK).filter(({ text }) => text?.endsWith(' ends'));
  expect(named).toEqual([
    { look: 't-3', text: '1 motor ends' },
    { look: 't-i', text: '2 display ends' },
    { look: 't-3', text: '3 radio ends' },
  ]);
});

test('a cursor that is dragged has the value under it, also on an axis that begins below zero', () => {
  const valuesOn = (x: Axis, shares: readonly number[]) => {
    const curve = { ...plot, x };
    const scale = scaleOf(curve, DESK, words);
    const length = scale.right - scale.left;
    return shares.map((share) => valueAt(curve, scale, scale.left + share * length));
  };
  expect(valuesOn({ ...axis, min: -40, max: 120 }, [0, 0.25, 1])).toEqual([-40, 0, 120]);
  const clock: Axis = { ...axis, scale: 'log', min: 10, max: 1000 };
  expect(valuesOn(clock, [-1, 0, 0.5, 1, 2])).toEqual([10, 10, 100, 1000, 1000]);
});

test('a power of ten is raised, and what follows stands on the line again', () => {
  const power = (content: string) =>
    render(
      <svg aria-hidden="true">
        <PlotText look="3" x={0} y={0} anchor="start" {...{ content }} />
      </svg>,
    ).container;
  const parts = [...power('about [10^{−3}] s').querySelectorAll('tspan')];
  expect(parts.map(({ textContent }) => textContent)).toEqual(['about 10', '−3', ' s']);
  expect(parts.map((part) => part.getAttribute('dy'))).toEqual([null, '-.42em', '.32em']);
});

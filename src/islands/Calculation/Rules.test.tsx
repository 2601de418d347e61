import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queueWords } from '../../../tests/support/queueWords.ts';
import { alarm } from '../../calculations/alarm/definition.ts';
import { defaultSetting } from '../../calculations/definition.ts';
import { initialState } from './calculationReducer.ts';
import { Rules } from './Rules.tsx';

const inputs = { prevalence: 'Base rate', tpr_pc: 'Recall', fpr_pc: 'False alarms' };
const words = { ...queueWords, content: { ...queueWords.content, inputs, spoken: {} } };

function open(values: Record<string, number>) {
  const usual = defaultSetting(alarm);
  const state = initialState({ ...usual, values: { ...usual.values, ...values } });
  render(<Rules calculation={alarm} state={state} dispatch={() => undefined} words={words} />);
}
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(cleanup);

test('[K1] an input that others decide shows their value and cannot be moved', () => {
  open({ counts: 1, tpr_pc: 50, tp: 3, fn: 1 });
  expect(field('Recall').value).toBe('75');
  expect(field('Recall').disabled).toBe(true);
  expect(slider('Recall').disabled).toBe(true);
  expect(slider('Recall').getAttribute('aria-valuetext')).toMatch(/^75/);
  expect(slider('Base rate').disabled).toBe(false);
});

test('[K1] where the others give no value, a dash stands in its place', () => {
  open({ counts: 1, tp: 0, fn: 0 });
  expect(field('Recall').value).toBe('–');
  expect(slider('Recall').getAttribute('aria-valuetext')).toBe('–');
});

test('[K1] without others an input is free', () => {
  open({});
  expect(field('Recall').disabled).toBe(false);
  expect(field('Recall').value).toBe('84');
});

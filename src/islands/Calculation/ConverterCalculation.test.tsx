import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readContent } from '../../../tests/support/content.ts';
import type { CalculationContent, CalculationLabels } from '../../content/schemas/calculation.ts';
import { ConverterCalculation } from './ConverterCalculation.tsx';

const labels = readContent<CalculationLabels>('calculation.yaml');
const words = {
  content: {
    choices: {},
    spoken: {},
    ...readContent<Omit<CalculationContent, 'choices' | 'spoken'>>(
      'calculations/analog-and-mixed-signal.yaml',
    ),
  },
  labels,
  locale: 'en',
};
const [OFFSET = '', LEVEL = ''] = Object.values(words.content.tables.pn?.columns ?? {});

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const open = () => {
  history.replaceState(null, '', '/services/analog-and-mixed-signal?v=2&pn=100--92_1000--112');
  render(
    <ConverterCalculation
      words={words}
      longest={{ answer: '', facts: [], held: '', warnings: '' }}
      address="https://site.example/services/analog-and-mixed-signal"
      formPath="/contact"
    />,
  );
};

const cells = (column: string) =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`, ${column}$`), hidden: true })
    .map(({ value }) => value);
const paste = (text: string) => {
  const [first] = screen.getAllByRole('textbox', {
    name: new RegExp(`, ${OFFSET}$`),
    hidden: true,
  });
  if (first) fireEvent.paste(first, { clipboardData: { getData: () => text } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('phase noise that is pasted takes the place of the points, once it is asked for', () => {
  open();
  paste('offset\tlevel\n1 kHz\t−110\n10 kHz\t-125,5\nwhat 5\n1 MHz\t-150');
  expect(cells(OFFSET)).toEqual(['100', '1000']);
  press(labels.pasteTake);
  expect(cells(OFFSET)).toEqual(['1000', '10\u202f000', '1e6']);
  expect(cells(LEVEL)).toEqual(['−110', '−125.5', '−150']);
  press(labels.undo);
  expect(cells(OFFSET)).toEqual(['100', '1000']);
});

test('one point alone is no table', () => {
  open();
  paste('1 kHz\t-110\n');
  expect(screen.queryByRole('button', { name: labels.pasteTake, hidden: true })).toBeNull();
});

test('jitter that a table of phase noise gives is shown, and cannot be moved', () => {
  open();
  const jitter = () =>
    screen.getByRole<HTMLInputElement>('slider', { name: words.content.inputs.tclk_fs });
  expect(jitter().disabled).toBe(true);
  expect(Number(jitter().value)).toBeGreaterThan(0);
  const shown = jitter().getAttribute('aria-valuetext');
  paste('1 kHz\t−110\n1 MHz\t-150');
  press(labels.pasteTake);
  expect(jitter().getAttribute('aria-valuetext')).not.toBe(shown);
  expect(jitter().disabled).toBe(true);
});

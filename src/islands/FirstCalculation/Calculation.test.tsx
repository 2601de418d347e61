import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { Definition } from '../../calculations/first/definition.ts';
import { definition as firmware } from '../../calculations/first/firmware-development.definition.ts';
import { fillText } from '../../lib/placeholders.ts';
import { Calculation } from './Calculation.tsx';

const read = (path: string) => parse(readFileSync(`tests/fixtures/${path}`, 'utf8'));
const labels = read('calculation.yaml');

/** A visitor opens the page of a calculation, with what stands behind its path in the address. */
function open(
  definition: Definition,
  behindPath = '',
  locale = 'en',
  content = read(`calculations/${definition.slug}.yaml`),
) {
  history.replaceState(null, '', `/services/${definition.slug}${behindPath}`);
  return render(calculation(definition, locale, content));
}

const calculation = (
  definition: Definition,
  locale = 'en',
  content = read(`calculations/${definition.slug}.yaml`),
) => (
  <Calculation
    definition={definition}
    words={{
      content: { spoken: {}, ...content },
      labels,
      locale,
    }}
    longest={{ answer: '', facts: [], held: '', warnings: '' }}
    address={`https://site.example/services/${definition.slug}`}
    formPath="/contact"
  />
);

/** Fields in folded lists are found as well. */
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('a time of a task is shown as it is typed in the language of the page', () => {
  open(firmware, '?v=1&tasks=1.234-50-50', 'de');
  const name = 'task 1, Execution';
  expect(field(name).value).toBe('1,234');
  type(name, '1,235');
  fireEvent.blur(field(name));
  expect(field(name).value).toBe('1,235');
});

test('a deadline that is longer than its period stays as it is typed, and the page says that it is not covered', () => {
  open(firmware);
  type('current loop, Deadline', '80');
  expect(field('task 1, Period').value).toBe('50');
  expect(screen.getByText(/two jobs of one task may wait/).textContent).toContain('task 1');
});

test('a task keeps its name when a rule is moved', () => {
  open(firmware);
  const [first] = screen.getAllByRole('slider');
  if (first) fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(field('current loop, Period')).toBeDefined();
});

test('a time of a task that cannot be taken is said by its name', () => {
  open(firmware);
  type('current loop, Period', 'often');
  fireEvent.blur(field('current loop, Period'));
  const asked = { name: 'current loop, Period', asked: 'often' };
  expect(screen.getByText(fillText(labels.unreadable, asked))).toBeDefined();
  type('current loop, Period', '2');
  const clamped = { name: 'task 1, Period', asked: '2', used: '10 µs' };
  expect(screen.getByText(fillText(labels.clamped, clamped))).toBeDefined();
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { scheduleWords } from '../../../tests/support/scheduleWords.ts';
import { ScheduleCalculation } from './ScheduleCalculation.tsx';

const { labels } = scheduleWords;

const section = (locale = 'en') => (
  <ScheduleCalculation
    words={{ ...scheduleWords, locale }}
    longest={{ answer: '', facts: ['', ''], held: '', warnings: '' }}
    address="https://site.example/services/firmware-development"
    formPath="/contact"
  />
);

function open(behindPath = '', locale = 'en') {
  history.replaceState(null, '', `/services/firmware-development${behindPath}`);
  return render(section(locale));
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const paste = (name: string, text: string) =>
  fireEvent.paste(field(name), { clipboardData: { getData: () => text } });
const passTime = () => act(() => void vi.advanceTimersByTime(1000));

/** Names of the tasks from the highest priority down. */
const names = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`, ${labels.rowName}$`) })
    .map(({ value }) => value);
/** The results of a row: response, slack, factor. */
const results = (row: number) =>
  [...(screen.getAllByRole('row')[row + 1]?.children ?? [])]
    .map(({ textContent }) => textContent)
    .slice(-4, -1);

const MOTOR = ['current loop', 'speed loop', 'bus', 'housekeeping'];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test('[K1] each task has its response, its slack and its own factor beside it', () => {
  open();
  expect(names()).toEqual(MOTOR);
  expect(results(1)).toEqual(['127\u00a0µs', '273\u00a0µs', '184.8%']);
});

test('[K1] a task that misses its deadline says by how much', () => {
  open('?v=2&k=119.2');
  expect(results(3)).toEqual(['10.5\u00a0ms', '433\u00a0µs late', '119.1%']);
});

test('of a long text that is no table only the first lines are said to be unread', () => {
  open();
  paste('current loop, Deadline', 'no\ttable\n'.repeat(10_000));
  const said = screen.getByText(/Line 1 /).textContent ?? '';
  expect(said).toContain('Line 16 ');
  expect(said).not.toContain('Line 17 ');
  expect(said).toMatch(/…$/);
});

test('the table with its results is there before a script', () => {
  const html = renderToString(section());
  expect(html).toContain('housekeeping');
  expect(html).toContain('184.8%');
  expect(html).not.toContain('<input');
});

describe('a time that is typed', () => {
  test('changes no other, also where the deadline lies beyond the period then', () => {
    open();
    type('current loop, Deadline', '80');
    expect(field('current loop, Period').value).toBe('50');
    expect(field('current loop, Execution').value).toBe('18');
    expect(screen.getAllByText(/which is not covered/)[0]?.textContent).toContain('current loop');
  });
  test('may have a unit, and is said by its name where it cannot be taken', () => {
    open();
    type('bus, Period', '2 ms');
    expect(results(2)[0]).toBe('329\u00a0µs');
    type('bus, Period', 'often');
    fireEvent.blur(field('bus, Period'));
    expect(
      screen.getByText('bus, Period: “often” is not a number; the value stays.'),
    ).toBeDefined();
  });
  test('is shown as it is typed in the language of the page', () => {
    open('?v=2&tasks=1.234-50-50', 'de');
    expect(field('task 1, Execution').value).toBe('1,234');
  });
});

test('[K1] tasks keep the names of their example when one of them changes, and the address has them', () => {
  vi.useFakeTimers();
  open();
  type('housekeeping, Execution', '6 ms');
  passTime();
  expect(names()).toEqual(MOTOR);
  expect(results(3)[0]).toBe('no bound');
  expect(location.search).toContain('names=current+loop~speed+loop~bus~housekeeping');
});

describe('[K1] the order of the rows is the priority', () => {
  test('Alt with an arrow moves a row, takes the focus along and says so', () => {
    vi.useFakeTimers();
    open();
    const cell = field('bus, Period');
    cell.focus();
    fireEvent.keyDown(cell, { key: 'ArrowUp', altKey: true });
    expect(names()).toEqual(['current loop', 'bus', 'speed loop', 'housekeeping']);
    expect(document.activeElement).toBe(field('bus, Period'));
    passTime();
    expect(screen.getAllByRole('status').at(-1)?.textContent).toMatch(/^bus is now row 2 of 4\./);
  });
  test('the first row goes no higher, and stays an example', () => {
    open();
    fireEvent.keyDown(field('current loop, Period'), { key: 'ArrowUp', altKey: true });
    expect(names()).toEqual(MOTOR);
    expect(screen.getByRole('radio', { name: 'Motor drive', checked: true })).toBeDefined();
  });
  test('two buttons sort it, and rows of equal rank stay as they are', () => {
    open('?v=2&tasks=1-100-90-50_1-50-50_1-60-50_1-40-40&names=a~b~c~d');
    press('Sort by deadline');
    expect(names()).toEqual(['a', 'd', 'b', 'c']);
    press('Sort by period');
    expect(names()).toEqual(['d', 'b', 'c', 'a']);
  });
});

test('[K1] rows are added, removed and renamed', () => {
  open();
  press('Add a row: Tasks');
  type('task 5, Name', 'radio~window');
  fireEvent.blur(field('radiowindow, Name'));
  expect(names()).toEqual([...MOTOR, 'radiowindow']);
  press('Remove speed loop');
  expect(names()).toEqual(['current loop', 'bus', 'housekeeping', 'radiowindow']);
});

describe('[K1] a table that is pasted', () => {
  const TABLE = 'name\tC\tT\na\t1\t10\nb\tx\t20\nc\t2\t40';
  test('takes the place of all rows when that is wanted, and can be taken back', () => {
    open();
    paste('bus, Period', TABLE);
    expect(names()).toEqual(MOTOR);
    expect(screen.getByText('Replace 4 rows by 2 rows? Line 3 was not read.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Replace');
    press('Replace');
    expect(names()).toEqual(['a', 'c']);
    press('Undo');
    expect(names()).toEqual(MOTOR);
    expect(screen.getByRole('radio', { name: 'Motor drive', checked: true })).toBeDefined();
  });
  test('is not guessed where commas and points contradict each other', () => {
    open();
    paste('bus, Period', 'name\tC\tT\na\t1\t1,000\nb\t1\t1.000\nc\t2\t40');
    expect(screen.getByText(/^Replace 4 rows by 1 row\? Lines left out: 2, 3\./)).toBeDefined();
  });
  test('is left when that is wanted', () => {
    open();
    paste('bus, Period', TABLE);
    press('Leave as it is');
    expect(names()).toEqual(MOTOR);
    expect(screen.queryByText(/Replace 4 rows/)).toBeNull();
  });
  test('has numbers of the unit that is chosen', () => {
    open();
    paste('bus, Period', TABLE);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ms' } });
    press('Replace');
    expect(field('a, Period').value).toBe('10\u202f000');
  });
  test('cannot be taken back after another change', () => {
    open();
    paste('bus, Period', TABLE);
    press('Replace');
    type('a, Period', '20');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
  test('is none if it is one cell of a spreadsheet', () => {
    open();
    expect(paste('bus, Period', '2000\r\n')).toBe(true);
    expect(screen.queryByText(/Replace/)).toBeNull();
  });
});

test('[K1] the drawing has the worst case of the row whose number is pressed', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      observe(element: HTMLElement) {
        Object.defineProperties(element, {
          clientWidth: { value: 800 },
          clientHeight: { value: 500 },
        });
        this.#changed();
      }
      disconnect() {}
    },
  );
  open();
  expect(screen.getByText('the worst case of 4 housekeeping')).toBeDefined();
  press('2: Draw the worst case: speed loop');
  expect(screen.getByText('the worst case of 2 speed loop')).toBeDefined();
  vi.unstubAllGlobals();
});

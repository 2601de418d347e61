import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import {
  type Definition,
  defaultSetting,
  type Setting,
} from '../../calculations/first/definition.ts';
import { definition as firmware } from '../../calculations/first/firmware-development.definition.ts';
import { definition as rtl } from '../../calculations/first/rtl-design.definition.ts';
import { plainText } from '../../calculations/richText.ts';
import { takenEntries } from '../../lib/brief/brief.ts';
import { readBrief } from '../../lib/brief/storedBrief.ts';
import { fillText } from '../../lib/placeholders.ts';
import { Calculation } from './Calculation.tsx';
import { spokenResult } from './spokenResult.ts';

const read = (path: string) => parse(readFileSync(`tests/fixtures/${path}`, 'utf8'));
const labels = read('calculation.yaml');

const CLOCK = read('calculations/rtl-design.yaml').inputs.fc_MHz;

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
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Longer than anything waits for a change to rest. */
const passTime = (ms = 1000) => act(() => void vi.advanceTimersByTime(ms));

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

describe('a phone', () => {
  test.each([
    ['letters where a unit, a minus or a power may be typed', CLOCK, 'text'],
    ['digits where nothing else can be meant', 'Flip-flops in a row', 'decimal'],
  ])('shows %s', (_, name, keys) => {
    open(rtl);
    expect(field(name).inputMode).toBe(keys);
  });
});

test('a name with marks for line breaks is said and found without them', () => {
  const content = read('calculations/rtl-design.yaml');
  open(rtl, '', 'en', {
    ...content,
    inputs: { ...content.inputs, fc_MHz: 'Receiv\u00ading clock-\u2060rate' },
  });
  expect(field('Receiving clock-rate')).toBeDefined();
  expect(slider('Receiving clock-rate')).toBeDefined();
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

describe('the address', () => {
  test('opens the calculation with what is in it', () => {
    open(rtl, '?v=1&fc=400#calculation');
    expect(field(CLOCK).value).toBe('400');
  });

  test('of which something cannot be taken gives a notice', () => {
    open(rtl, '?v=1&fc=fast');
    expect(field(CLOCK).value).toBe('200');
    const asked = { name: CLOCK, asked: 'fast' };
    expect(screen.getByText(fillText(labels.unreadable, asked))).toBeDefined();
  });

  test('gets what is set once the change rests, and keeps its hash', () => {
    vi.useFakeTimers();
    open(rtl, '#calculation');
    type(CLOCK, '400');
    expect(location.search).toBe('');
    passTime();
    expect(`${location.search}${location.hash}`).toBe('?v=1&fc=400#calculation');
  });

  test('has the last change also when the page is left at once', () => {
    vi.useFakeTimers();
    open(rtl);
    type(CLOCK, '400');
    fireEvent(window, new Event('pagehide'));
    expect(location.search).toBe('?v=1&fc=400');
  });
});

const status = () => screen.getAllByRole('status').at(-1)?.textContent;

test('a result is announced once after all steps of a move', () => {
  vi.useFakeTimers();
  open(rtl);
  const clock = slider(CLOCK);
  for (let step = 0; step < 3; step += 1) {
    fireEvent.keyDown(clock, { key: 'ArrowRight' });
    passTime(100); // until the key repeats
    expect(status()).toBe('');
  }
  passTime();
  expect(status()).not.toBe('');
});

test('a number that cannot be read is announced once its field is left', () => {
  vi.useFakeTimers();
  open(rtl);
  type(CLOCK, 'abc');
  passTime();
  expect(status()).toBe('');
  fireEvent.blur(field(CLOCK));
  passTime();
  expect(status()).toContain(fillText(labels.unreadable, { name: CLOCK, asked: 'abc' }));
});

test('the preset whose values are set is marked, and no other after a rule is moved', () => {
  open(rtl);
  const marked = () => screen.queryAllByRole('radio', { checked: true });
  const [, second] = screen.getAllByRole('radio');
  if (second) fireEvent.click(second);
  expect(marked()).toEqual([second]);
  fireEvent.keyDown(slider(CLOCK), { key: 'ArrowRight' });
  expect(marked()).toEqual([]);
  expect(screen.getByText(labels.own)).toBeDefined();
  if (second) fireEvent.click(second);
  expect(marked()).toEqual([second]);
});

test('values that are taken to the contact form are found by it', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  open(rtl);
  fireEvent.click(screen.getByRole('button', { name: labels.take }));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/contact');
  const brief = readBrief();
  expect(brief?.service).toBe(rtl.slug);
  const [taken, ...others] = takenEntries(brief?.entries ?? {});
  expect(others).toEqual([]);
  expect(taken?.[1].text).toContain(`https://site.example/services/${rtl.slug}#calculation`);
});

describe('before a long calculation is done', () => {
  const long: Definition = {
    ...rtl,
    *steps(setting) {
      yield;
      return rtl.compute(setting);
    },
  };
  const usual = defaultSetting(rtl);
  const faster = { ...usual, values: { ...usual.values, fc_MHz: 400 } };
  const words = { content: read('calculations/rtl-design.yaml'), labels, locale: 'en' };
  const saidOf = (setting: Setting) => spokenResult(rtl, setting, rtl.compute(setting), words);
  const answerOf = (setting: Setting) => plainText(saidOf(setting).answer);
  /** Names flip-flops, which are a result, and the period, which follows from what is set. */
  const factOf = (setting: Setting) => plainText(saidOf(setting).facts[1] ?? '');
  const shownFact = () => screen.getAllByRole('listitem')[1]?.textContent;
  const setFaster = () => type(CLOCK, '400');

  beforeEach(() => {
    vi.useFakeTimers();
  });

  test.each([
    ['the first', 0],
    ['another', 1000],
  ])('what is taken along is the result of what is set: %s', (_, openFor) => {
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    open(long);
    passTime(openFor);
    setFaster();
    fireEvent.click(screen.getByRole('button', { name: labels.take }));
    const [[, taken] = []] = takenEntries(readBrief()?.entries ?? {});
    expect(taken?.text).toContain(answerOf(faster));
    expect(taken?.text).toContain('?v=1&fc=400#calculation');
  });

  test('what is copied is the result of what is set', () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    open(long);
    passTime();
    setFaster();
    fireEvent.click(screen.getByRole('button', { name: labels.copyText }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`\n${answerOf(faster)}\n`),
    );
  });

  test('no sentence has the old result among new values', () => {
    open(long);
    passTime();
    setFaster();
    expect(shownFact()).toBe(factOf(usual));
    passTime();
    expect(shownFact()).toBe(factOf(faster));
  });

  test('a result that has fewer facts than that of the server leaves none of it on the page', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(calculation(rtl));
    expect(shownFact()).toBe(factOf(usual));
    const silent: Definition = {
      ...long,
      say: (...result) => ({ ...rtl.say(...result), facts: [[], [], []] }),
    };
    render(calculation(silent), { container, hydrate: true });
    passTime();
    expect(shownFact()).toBe('');
  });

  test('paper has the result of what is set, with its values and its address', () => {
    open(long);
    passTime();
    setFaster();
    fireEvent(window, new Event('beforeprint'));
    expect(shownFact()).toBe(factOf(faster));
    const printed = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(printed).toContain('400\u00a0MHz');
    expect(screen.getByText(/\?v=1&fc=400#calculation/)).toBeDefined();
  });
});

test('a rule goes from left to right on a page that reads from right to left, as its arrow keys do', () => {
  const style = document.head.appendChild(document.createElement('style'));
  const sections = readFileSync('src/styles/sections.deferred.css', 'utf8');
  style.textContent = `:root { direction: rtl } ${sections}`;
  open(rtl);
  const name = 'Flip-flops in a row';
  expect(getComputedStyle(field(name)).direction).toBe('rtl');
  expect(getComputedStyle(slider(name)).direction).toBe('ltr');
});

describe('the square on the drawing', () => {
  const WIDTH = 848;
  const PRESSED = { buttons: 1, pointerId: 1 };

  /** The drawing as wide as in a window, with its square. It is hidden from readers, who have the rule. */
  function openMeasured() {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe: () => void;
        disconnect = () => {};
        constructor(measured: () => void) {
          this.observe = measured;
        }
      },
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(509);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, WIDTH, 509),
    );
    open(rtl);
    const { parentElement } = screen.getByRole('img');
    return parentElement?.nextElementSibling as HTMLElement;
  }

  test('moves the rule when it is dragged', () => {
    const square = openMeasured();
    fireEvent.pointerDown(square, PRESSED);
    fireEvent.pointerMove(square, { ...PRESSED, clientX: WIDTH });
    expect(slider(CLOCK).getAttribute('aria-valuetext')).toBe('5000 megahertz');
  });

  test('stays where it is when a pointer that was pressed elsewhere crosses it', () => {
    fireEvent.pointerMove(openMeasured(), { ...PRESSED, clientX: WIDTH });
    expect(slider(CLOCK).getAttribute('aria-valuetext')).toBe('200 megahertz');
  });
});

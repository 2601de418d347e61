import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queueWords } from '../../../tests/support/queueWords.ts';
import { type Calculation as Definition, defaultSetting } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import { queue } from '../../calculations/queue/definition.ts';
import { plainText } from '../../calculations/richText.ts';
import { takenEntries } from '../../lib/brief/brief.ts';
import { readBrief } from '../../lib/brief/storedBrief.ts';
import { fillText } from '../../lib/placeholders.ts';
import { Calculation } from './Calculation.tsx';
import type { CalculationWords } from './calculationWords.ts';
import { spokenResult } from './spokenResult.ts';
import { whoseValues } from './valueTexts.ts';

const { content, labels } = queueWords;
const RATE = content.inputs.rate ?? '';
const WORKERS = content.inputs.c ?? '';

interface Opened {
  calculation?: Definition;
  words?: CalculationWords;
  worker?: () => Worker;
}

const section = ({ calculation = queue, words = queueWords, worker }: Opened = {}) => (
  <Calculation
    {...{ calculation, words, worker }}
    longest={{ answer: '', facts: ['', '', ''], held: '', warnings: '' }}
    address={`https://site.example/services/${calculation.service}`}
    formPath="/contact"
  />
);

/** A visitor opens the page of a calculation, with what stands behind its path in the address. */
function open(behindPath = '', opened: Opened = {}) {
  history.replaceState(null, '', `/services/${queue.service}${behindPath}`);
  return render(section(opened));
}

/** Fields in folded lists are found as well. */
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Longer than anything waits for a change to rest. */
const passTime = (ms = 1000) => act(() => void vi.advanceTimersByTime(ms));

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('a phone', () => {
  test.each([
    ['letters where a unit, a minus or a power may be typed', RATE, 'text'],
    ['digits where nothing else can be meant', WORKERS, 'decimal'],
  ])('shows %s', (_, name, keys) => {
    open();
    expect(field(name).inputMode).toBe(keys);
  });
});

test('a name with marks for line breaks is said and found without them', () => {
  const inputs = { ...content.inputs, rate: 'Re\u00adquests per\u2060second' };
  open('', { words: { ...queueWords, content: { ...content, inputs } } });
  expect(field('Requests persecond')).toBeDefined();
  expect(slider('Requests persecond')).toBeDefined();
});

describe('the address', () => {
  test('opens the calculation with what is in it', () => {
    open('?v=2&rate=400#calculation');
    expect(field(RATE).value).toBe('400');
  });

  test('of which something cannot be taken gives a notice', () => {
    open('?v=2&rate=fast');
    expect(field(RATE).value).toBe('120');
    const asked = { name: RATE, asked: 'fast' };
    expect(screen.getByText(fillText(labels.unreadable, asked))).toBeDefined();
  });

  test('gets what is set once the change rests, and keeps its hash', () => {
    vi.useFakeTimers();
    open('#calculation');
    type(RATE, '400');
    expect(location.search).toBe('');
    passTime();
    expect(`${location.search}${location.hash}`).toBe('?v=2&rate=400#calculation');
  });

  test('has the last change also when the page is left at once', () => {
    vi.useFakeTimers();
    open();
    type(RATE, '400');
    fireEvent(window, new Event('pagehide'));
    expect(location.search).toBe('?v=2&rate=400');
  });
});

const status = () => screen.getAllByRole('status').at(-1)?.textContent;

test('where the model ends, the reason stands under the drawing', () => {
  open('?v=2&rate=400');
  const { overload = '' } = content.warnings ?? {};
  expect(within(screen.getByRole('figure')).getByText(overload)).toBeDefined();
});

test('a result is announced once after all steps of a move', () => {
  vi.useFakeTimers();
  open();
  const clock = slider(RATE);
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
  open();
  type(RATE, 'abc');
  passTime();
  expect(status()).toBe('');
  fireEvent.blur(field(RATE));
  passTime();
  expect(status()).toContain(fillText(labels.unreadable, { name: RATE, asked: 'abc' }));
});

test('the preset whose values are set is marked, and no other after a rule is moved', () => {
  open();
  const marked = () => screen.queryAllByRole('radio', { checked: true });
  const [, second] = screen.getAllByRole('radio');
  if (second) fireEvent.click(second);
  expect(marked()).toEqual([second]);
  fireEvent.keyDown(slider(RATE), { key: 'ArrowRight' });
  expect(marked()).toEqual([]);
  expect(screen.getByText(labels.own)).toBeDefined();
  if (second) fireEvent.click(second);
  expect(marked()).toEqual([second]);
});

test('values that are taken to the contact form are found by it', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  open();
  fireEvent.click(screen.getByRole('button', { name: labels.take }));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/contact');
  const brief = readBrief();
  expect(brief?.service).toBe(queue.service);
  const [taken, ...others] = takenEntries(brief?.entries ?? {});
  expect(others).toEqual([]);
  expect(taken?.[1].text).toContain(`https://site.example/services/${queue.service}#calculation`);
  expect(taken?.[1].text).toContain(whoseValues(queue, defaultSetting(queue), queueWords));
});

describe('before a long calculation is done', () => {
  /** Answers when the test says so, as a worker does. */
  class SlowWorker extends EventTarget {
    onmessage: ((event: MessageEvent) => void) | null = null;
    postMessage(setting: Setting) {
      setTimeout(
        () => this.onmessage?.(new MessageEvent('message', { data: queue.compute(setting) })),
        500,
      );
    }
    terminate() {}
  }
  const long = { worker: () => new SlowWorker() as unknown as Worker };
  const usual = defaultSetting(queue);
  const faster = { ...usual, values: { ...usual.values, rate: 110 } };
  const saidOf = (setting: Setting) =>
    spokenResult(queue, setting, queue.compute(setting), queueWords);
  const answerOf = (setting: Setting) => plainText(saidOf(setting).answer);
  const factOf = (setting: Setting) => plainText(saidOf(setting).facts[0] ?? '');
  const shownFact = () => screen.getAllByRole('listitem')[0]?.textContent;
  const setFaster = () => type(RATE, '110');

  beforeEach(() => {
    vi.useFakeTimers();
  });

  test.each([
    ['the first', 0],
    ['another', 1000],
  ])('what is taken along is the result of what is set: %s', (_, openFor) => {
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    open('', long);
    passTime(openFor);
    setFaster();
    press(labels.take);
    const [[, taken] = []] = takenEntries(readBrief()?.entries ?? {});
    expect(taken?.text).toContain(answerOf(faster));
    expect(taken?.text).toContain('?v=2&rate=110#calculation');
  });

  test('what is copied is the result of what is set', () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    open('', long);
    passTime();
    setFaster();
    press(labels.copyText);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`\n${answerOf(faster)}\n`),
    );
  });

  test('no sentence has the old result among new values', () => {
    open('', long);
    passTime();
    setFaster();
    expect(shownFact()).toBe(factOf(usual));
    passTime();
    expect(shownFact()).toBe(factOf(faster));
  });

  test('a result that has fewer facts than that of the server leaves none of it on the page', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(section());
    expect(shownFact()).toBe(factOf(usual));
    const silent: Definition = {
      ...queue,
      say: (...result) => ({ ...queue.say(...result), facts: [[], [], []] }),
    };
    render(section({ ...long, calculation: silent }), { container, hydrate: true });
    passTime();
    expect(shownFact()).toBe('');
  });

  test('paper has the result of what is set, with its values and its address', () => {
    open('', long);
    passTime();
    setFaster();
    fireEvent(window, new Event('beforeprint'));
    expect(shownFact()).toBe(factOf(faster));
    const printed = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(printed).toContain('110\u00a01/s');
    expect(screen.getByText(/\?v=2&rate=110#calculation/)).toBeDefined();
  });

  test('[55] A is compared once it is computed, too', () => {
    open('', long);
    passTime();
    press(labels.keep);
    setFaster();
    passTime();
    expect(comparedWith(RATE)).toEqual(['120 1/s', '110 1/s', '−10 1/s']);
  });
});

/** A, B and the difference in a row of the table. */
const comparedWith = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test.each([
  ['the curve', labels.saveCurve, 'custom-software-246-ms.csv'],
  ['all values', labels.saveValues, 'custom-software-246-ms-values.csv'],
])('[55] %s can be saved as a file', (_, label, name) => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  open();
  press(label);
  expect(saved).toEqual([name]);
});

describe('[55] what moves the result most', () => {
  const opened = () => {
    const summary = screen.getByText(labels.moves);
    const details = summary.closest('details');
    if (!details) throw new Error('a fold was expected');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    return details;
  };
  const computed = () => act(() => vi.advanceTimersByTimeAsync(1000));

  test('is computed once somebody looks, and again after a change', async () => {
    vi.useFakeTimers();
    open();
    const details = opened();
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    await computed();
    const first = () => within(details).getAllByRole('rowheader', { hidden: true })[0]?.textContent;
    expect(first()).toBe(WORKERS);
    type(RATE, '10');
    expect(details.dataset.stale).toBe('true');
    await computed();
    expect(details.dataset.stale).toBeUndefined();
    expect(first()).toBe(content.inputs.cv);
  });

  test('has a number for each step, and says where the result ends', async () => {
    vi.useFakeTimers();
    open('?v=2&rate=150');
    const details = opened();
    await computed();
    const [row] = within(details).getAllByRole('row', { hidden: true }).slice(1);
    const cells = [...(row?.querySelectorAll('td:not([aria-hidden])') ?? [])].map((cell) =>
      cell.textContent?.replaceAll('\u00a0', ' '),
    );
    expect(cells).toEqual(['45 ms: −50%', `55 ms: ${labels.endsHere}`]);
  });
});

describe('[55] what is kept as A', () => {
  const answer = content.values.answerQ_ms ?? '';

  test('is the same as B at first, and then beside it', () => {
    open();
    press(labels.keep);
    expect(comparedWith(answer)).toEqual(['246 ms', '246 ms', labels.same]);
    type(WORKERS, '9');
    expect(comparedWith(WORKERS)).toEqual(['8', '9', '+1']);
    expect(comparedWith(answer)).toEqual(['246 ms', '235 ms', '÷ 1.04']);
    const inFewWords = (side: string) =>
      screen.getByText(side, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(inFewWords('A')).toMatch(/246\sms/);
    expect(inFewWords('B')).toMatch(/235\sms/);
  });

  test('changes places with B', () => {
    open('?v=2&c=9&a=1');
    press(labels.swap);
    expect(field(WORKERS).value).toBe('8');
    expect(comparedWith(WORKERS)).toEqual(['9', '8', '−1']);
  });

  test('is in the address with B, and goes from it when it is dropped', () => {
    vi.useFakeTimers();
    open();
    type(WORKERS, '9');
    press(labels.keep);
    type(WORKERS, '10');
    passTime();
    expect(location.search).toBe('?v=2&c=10&a.c=9');
    press(labels.drop);
    passTime();
    expect(location.search).toBe('?v=2&c=10');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('is announced, and after it how far B is from it', () => {
    vi.useFakeTimers();
    open();
    press(labels.keep);
    passTime();
    expect(status()).toContain(fillText(labels.kept, { result: '246\u00a0ms at 75%' }));
    type(WORKERS, '9');
    passTime();
    expect(status()).toContain(fillText(labels.against, { difference: '÷\u00a01.04' }));
  });

  test('is in the text that is copied, as a table', () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    open('?v=2&c=9&a=1');
    press(labels.copyText);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`\n${WORKERS}\t8\t9\t+1\n`),
    );
    expect(writeText.mock.calls[0]?.[0]).toContain('?v=2&c=9&a=1#calculation');
  });

  test('has its reason where it has no result', () => {
    open('?v=2&a.rate=170');
    expect(comparedWith(answer)).toEqual(['–', '246 ms', '–']);
    const table = screen.getByRole('table');
    expect(table.nextElementSibling?.textContent).toMatch(/^A: The workers are over full/);
  });
});

test('a rule goes from left to right on a page that reads from right to left, as its arrow keys do', () => {
  const style = document.head.appendChild(document.createElement('style'));
  const sections = readFileSync('src/styles/sections.deferred.css', 'utf8');
  style.textContent = `:root { direction: rtl } ${sections}`;
  open();
  expect(getComputedStyle(field(WORKERS)).direction).toBe('rtl');
  expect(getComputedStyle(slider(WORKERS)).direction).toBe('ltr');
});

describe('the square on the drawing', () => {
  const WIDTH = 848;
  /** The drawing does not begin at the edge of the window. */
  const LEFT = 100;
  const PRESSED = { buttons: 1, pointerId: 1 };

  /** The drawing as wide as in a window, with its squares. They are hidden from readers, who have the rule. */
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
      new DOMRect(LEFT, 0, WIDTH, 509),
    );
    open();
    const [, ...others] = screen.getByRole('img').parentElement?.parentElement?.children ?? [];
    const square = others.pop() as HTMLElement;
    return { square, openSquares: others };
  }

  test('moves the rule when it is dragged', () => {
    const { square } = openMeasured();
    fireEvent.pointerDown(square, PRESSED);
    fireEvent.pointerMove(square, { ...PRESSED, clientX: LEFT });
    expect(slider(RATE).getAttribute('aria-valuetext')).toBe('0.01 a second');
  });

  test('stays where it is when a pointer that was pressed elsewhere crosses it', () => {
    fireEvent.pointerMove(openMeasured().square, { ...PRESSED, clientX: WIDTH });
    expect(slider(RATE).getAttribute('aria-valuetext')).toBe('120 a second');
  });

  test('goes to an open square that is pressed, a value worth knowing', () => {
    const { square, openSquares } = openMeasured();
    const [knee] = openSquares as [HTMLElement];
    const left = knee.style.left;
    fireEvent.pointerUp(knee, { button: 2 });
    expect(slider(RATE).getAttribute('aria-valuetext')).toBe('120 a second');
    fireEvent.pointerUp(knee, { button: 0 });
    expect(slider(RATE).getAttribute('aria-valuetext')).not.toBe('120 a second');
    expect(Number.parseFloat(square.style.left)).toBeCloseTo(Number.parseFloat(left), -1);
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_BRIEF, SYMPTOM_KEY } from '../lib/brief/brief.ts';
import { briefReducer, initialBrief } from '../lib/brief/briefReducer.ts';
import { ANY_TOPIC } from '../lib/brief/questionSets.ts';
import { readBrief, saveBrief } from '../lib/brief/storedBrief.ts';
import { takeAlong } from '../lib/brief/takeAlong.ts';
import { readDraft, saveDraft } from '../lib/draft.ts';

const NAME = 'point/ownership/1';

// A name can be defined once only, and each test runs the scripts anew.
const define = (name: string, { prototype }: { prototype: { connectedCallback(): void } }) => {
  for (const element of document.querySelectorAll(name)) prototype.connectedCallback.call(element);
};

beforeEach(() => {
  vi.stubGlobal('customElements', { define });
  vi.resetModules();
  document.documentElement.lang = 'bn';
  document.body.innerHTML = `
    <label><input type="checkbox" name="${NAME}" data-brief="To settle">Who owns the sour\u00adces?</label>
    <label><input type="checkbox" name="deliverables/rtl" data-brief="Deliverables" data-text="A; B" data-service="rtl">Take it</label>
    <ul>
      <li data-service="ml" data-brief="Problem" data-text="It is s\u00adlow"><a href="#ml">It is slow</a> <a href="#write">Write about it</a></li>
      <li data-service="rtl" data-brief="Problem" data-text="It is late"><a href="#rtl">It is late</a> <a href="#write">Write about it</a></li>
    </ul>
    <p id="brief-not-stored" hidden>Not stored.</p>
    <a href="/contact">Contact<brief-count></brief-count></a>
    <p id="brief-line" data-text="Added: {count}"></p>`;
});

afterEach(() => localStorage.clear());

const box = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const count = () => document.querySelector('brief-count')?.textContent;
const line = () => document.getElementById('brief-line')?.textContent;
const note = () => document.getElementById('brief-not-stored') as HTMLElement;
const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
const storageThat = (fails: () => never) => ({
  ...{ getItem: fails, setItem: fails, removeItem: fails },
  clear: () => {},
});
const run = () => Promise.all([import('./briefBoxes.ts'), import('./briefCount.ts')]);
const point = { label: 'To settle', text: 'Who owns the sources?' };

test('a ticked point goes into the brief as src/lib/brief has it; button and line answer it', async () => {
  await run();
  expect([count(), line()]).toEqual(['', '']);
  box(NAME).click();
  expect(readBrief()).toEqual(takeAlong(EMPTY_BRIEF, NAME, point));
  expect([count(), line()]).toEqual(['\u00a0·\u00a0১', 'Added: ১']);
  box(NAME).click();
  expect(readBrief()).toEqual(EMPTY_BRIEF);
  expect([count(), line()]).toEqual(['', '']);
});

test('the line says what has changed, goes after a while, and is silent when a page is opened', async () => {
  saveBrief(takeAlong(EMPTY_BRIEF, 'deliverables/rtl', list, 'rtl'));
  vi.useFakeTimers();
  await run();
  expect([count(), line()]).toEqual(['\u00a0·\u00a0১', '']);
  box(NAME).click();
  expect(line()).toBe('Added: ২');
  vi.runAllTimers();
  vi.useRealTimers();
  expect([count(), line()]).toEqual(['\u00a0·\u00a0২', '']);
});

test('an answer of the form is not counted, and what the form adds is', async () => {
  await run();
  saveBrief({ entries: { 'answer/rtl/clock': { label: 'Clock', text: '1 GHz' } } });
  expect(count()).toBe('');
  saveBrief(takeAlong(EMPTY_BRIEF, 'time/proposed', { label: 'Time', text: '8:30' }));
  expect([count(), line()]).toEqual(['\u00a0·\u00a0১', '']);
});

test('a point whose line stands in the message is left out, so that the form can remove the line', async () => {
  const line = 'To settle: Who owns the sources?';
  const written = { entries: { [NAME]: { ...point, line } } };
  saveBrief(written);
  await run();
  expect(box(NAME).checked).toBe(true);
  box(NAME).click();
  expect(readBrief()?.entries[NAME]).toEqual({ ...point, line, isLeftOut: true });
  expect(count()).toBe('');
  box(NAME).click();
  expect(readBrief()).toEqual(written);
});

const list = { label: 'Deliverables', text: 'A; B' };
const problem = { label: 'Problem', text: 'It is slow' };

test.each([EMPTY_BRIEF, { service: 'fpga', topic: 'FPGA Design', entries: {} }])(
  'a list of deliverables names the topic, unless there is one: %o',
  async (before) => {
    saveBrief(before);
    await run();
    box('deliverables/rtl').click();
    expect(readBrief()).toEqual(takeAlong(before, 'deliverables/rtl', list, 'rtl'));
  },
);

test('a symptom comes along by each of its links, and keeps its topic whatever is taken along then [K3]', async () => {
  await run();
  document.querySelector<HTMLElement>('a[href="#ml"]')?.click();
  const started = takeAlong(EMPTY_BRIEF, SYMPTOM_KEY, problem, 'ml');
  expect(readBrief()).toEqual(started);
  box('deliverables/rtl').click();
  expect(readBrief()).toEqual(takeAlong(started, 'deliverables/rtl', list, 'rtl'));
  expect(readBrief()?.service).toBe('ml');
});

test('writing about a symptom takes its words along and makes its service the topic, also after another one [K3]', async () => {
  await run();
  const [slow, late] = [...document.querySelectorAll('a[href="#write"]')] as HTMLElement[];
  slow?.click();
  expect(readBrief()).toEqual(takeAlong(EMPTY_BRIEF, SYMPTOM_KEY, problem, 'ml'));
  // The form has written its line and named the topic; the visitor has typed a message.
  const line = 'Problem: It is slow';
  saveBrief({ service: 'ml', topic: 'ML', entries: { [SYMPTOM_KEY]: { ...problem, line } } });
  saveDraft({ topic: 'ML', message: line, name: 'A' });
  late?.click();
  expect(readBrief()).toEqual({
    service: 'rtl',
    entries: { [SYMPTOM_KEY]: { label: 'Problem', text: 'It is late', line } },
  });
  expect(readDraft()).toEqual({ message: line, name: 'A' });
});

test.each(['Motor control', 'RTL Design of our radar front end'])(
  'a topic in the visitor’s own words stays when they write about a symptom: %s [K3]',
  async (topic) => {
    const sets = [
      { service: 'rtl', topic: 'RTL Design', questions: [] },
      { service: ANY_TOPIC, topic: 'Something else', questions: [] },
    ];
    const reduce = briefReducer(sets);
    const fields = { topic, message: '' };
    saveBrief(reduce(initialBrief, { type: 'topicChanged', ...fields }).brief);
    // The next visit of the form stores what it has read.
    saveBrief(
      reduce(initialBrief, { type: 'arrived', brief: readBrief() ?? EMPTY_BRIEF, ...fields }).brief,
    );
    const service = readBrief()?.service;
    saveDraft({ topic });
    await run();
    document.querySelector<HTMLElement>('a[href="#write"]')?.click();
    expect(readBrief()).toMatchObject({ service, topic });
    expect(readBrief()?.entries[SYMPTOM_KEY]?.text).toBe('It is slow');
    expect(readDraft()).toEqual({ topic });
  },
);

test('a symptom comes along into another tab by a middle click, and by no right one [K3]', async () => {
  await run();
  const press = (button: number) =>
    document
      .querySelector('a[href="#ml"]')
      ?.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true }));
  press(2);
  expect(readBrief()).toEqual(EMPTY_BRIEF);
  press(1);
  expect(readBrief()).toEqual(takeAlong(EMPTY_BRIEF, SYMPTOM_KEY, problem, 'ml'));
});

test.each(['{"entries":{"a":null,"b":{"text":5}}}', '[null]', '{"entries":[null]}'])(
  'whatever is stored in place of the brief, points are counted and ticked: %s',
  async (garbage) => {
    localStorage.setItem('contact-brief', garbage);
    await run();
    expect(count()).toBe('');
    box(NAME).click();
    expect([count(), box(NAME).checked]).toEqual(['\u00a0·\u00a0১', true]);
    expect(readBrief()).toEqual(takeAlong(EMPTY_BRIEF, NAME, point));
  },
);

test('a brief that cannot be read is not replaced by the point that is ticked', async () => {
  saveBrief(takeAlong(EMPTY_BRIEF, 'point/a/1', point));
  await run();
  const { localStorage } = window;
  vi.stubGlobal('localStorage', {
    ...storageThat(denied),
    setItem: (key: string, text: string) => localStorage.setItem(key, text),
  });
  box(NAME).click();
  vi.stubGlobal('localStorage', localStorage);
  expect(readBrief()).toEqual(takeAlong(EMPTY_BRIEF, 'point/a/1', point));
});

test('a box shows what is stored, not what the browser has restored', async () => {
  box(NAME).checked = true;
  await run();
  expect([box(NAME).checked, readBrief()]).toEqual([false, EMPTY_BRIEF]);
});

test('where storage is forbidden a box keeps its tick, for paper, and a note below it says so', async () => {
  vi.stubGlobal('localStorage', storageThat(denied));
  await run();
  expect(note().hidden).toBe(true);
  box(NAME).click();
  expect([box(NAME).checked, count(), line(), note().hidden]).toEqual([...[true, '', '', false]]);
  expect(box(NAME).parentElement?.nextElementSibling).toBe(note());
});

test('where storage is full the note goes once a tick is stored', async () => {
  const { localStorage } = window;
  const full = { getItem: () => null, setItem: denied, removeItem: () => {}, clear: () => {} };
  vi.stubGlobal('localStorage', full);
  await run();
  box(NAME).click();
  expect(note().hidden).toBe(false);
  vi.stubGlobal('localStorage', localStorage);
  box('deliverables/rtl').click();
  expect(note().hidden).toBe(true);
});

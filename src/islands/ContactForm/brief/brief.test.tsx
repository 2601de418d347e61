import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { EMPTY_BRIEF } from '../../../lib/brief/brief.ts';
import { proposeTime, readProposedTime } from '../../../lib/brief/proposal.ts';
import { ANY_TOPIC, type QuestionSet } from '../../../lib/brief/questionSets.ts';
import { BRIEF_KEY, readBrief, saveBrief } from '../../../lib/brief/storedBrief.ts';
import { takeAlong } from '../../../lib/brief/takeAlong.ts';
import { DRAFT_KEY, readDraft } from '../../../lib/draft.ts';
import { ContactForm } from '../ContactForm.tsx';
import { formTextOf } from '../formText.ts';

const text = formTextOf(parse(readFileSync('content/en/pages/contact.yaml', 'utf8')).form);
const question = (id: string, label: string, asked: string) => ({ id, label, text: asked });
const english: QuestionSet[] = [
  {
    service: 'rtl-design',
    topic: 'RTL Design',
    questions: [
      question('clocks', 'Clocks', 'Which clocks?'),
      question('symptom', 'Symptom', 'What did you see?'),
    ],
  },
  { service: 'plain-service', topic: 'Plain', questions: [] },
  {
    service: ANY_TOPIC,
    topic: 'Something else',
    questions: [question('goal', 'Goal', 'What should it do?')],
  },
];
const german: QuestionSet[] = [
  {
    service: 'rtl-design',
    topic: 'RTL-Entwurf',
    questions: [question('clocks', 'Takte', 'Welche Takte?')],
  },
];

const island = (sets = english) => (
  <ContactForm
    email="mail@site.example"
    sets={sets}
    text={text}
    labels={{ to: 'To', topic: 'Topic', from: 'From' }}
    locale="en"
  />
);

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
});

const topic = () => screen.getByLabelText<HTMLInputElement>(text.topic);
const message = () => screen.getByLabelText<HTMLTextAreaElement>(text.message);
const ask = (words: string) => screen.queryByLabelText<HTMLTextAreaElement>(words);
const type = (field: HTMLElement | null, value: string) =>
  fireEvent.input(field as HTMLElement, { target: { value } });
const rowOf = (words: string) => within(screen.getByText(words).closest('li') as HTMLElement);
const button = (name: string) => screen.getByRole('button', { name });

/** A visitor who has chosen RTL Design and told about the clocks. */
function answerClocks(answer = 'two') {
  type(topic(), 'RTL Design');
  type(ask('Which clocks?'), answer);
}

/** What another tab, or another page, has stored. */
function storeElsewhere(key: string, value: unknown) {
  localStorage.setItem(key, JSON.stringify(value));
  fireEvent(window, new StorageEvent('storage', { key }));
}

/** From the back–forward cache. */
const comeBack = () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));

test('choosing a service asks its questions, and each answer becomes a line of the message', () => {
  render(island());
  expect(ask('Which clocks?')).toBeNull();
  answerClocks();
  type(ask('What did you see?'), 'lost');
  expect(message().value).toBe('Clocks: two\nSymptom: lost');
  expect(readDraft()?.message).toBe(message().value);
});

test('Enter goes from one answer to the next and then to the message, but not while it ends a composition [K3]', async () => {
  render(island());
  type(topic(), 'RTL Design');
  const user = userEvent.setup();
  await user.click(ask('Which clocks?') as HTMLElement);
  await user.keyboard('two');
  fireEvent.keyDown(ask('Which clocks?') as HTMLElement, { key: 'Enter', isComposing: true });
  expect(document.activeElement).toBe(ask('Which clocks?'));
  await user.keyboard('{Enter}lost{Enter}');
  expect(document.activeElement).toBe(message());
  expect(message().value).toBe('Clocks: two\nSymptom: lost');
});

test('a tab in which nobody types shows what another page or tab has stored, and stores nothing', () => {
  render(island());
  const saved = vi.fn();
  addEventListener('briefsaved', saved);
  const point = { label: 'To settle', text: 'Who owns it?' };
  const taken = { service: 'rtl-design', entries: { 'point/a/1': point } };
  for (const brief of [taken, { ...taken, entries: {} }, taken]) storeElsewhere(BRIEF_KEY, brief);
  expect([topic().value, message().value]).toEqual(['RTL Design', 'To settle: Who owns it?']);
  comeBack();
  removeEventListener('briefsaved', saved);
  expect(saved).not.toHaveBeenCalled();
  expect([readBrief(), readDraft()]).toEqual([taken, {}]);
  type(message(), `Mine\n${message().value}`);
  expect(readDraft()).toEqual({ topic: 'RTL Design', message: message().value });
  expect(readBrief()?.entries['point/a/1']).toMatchObject({ line: 'To settle: Who owns it?' });
});

test('lines that came into an untouched form are stored when it is left, as the browser puts them back [C8]', () => {
  saveBrief(takeAlong(EMPTY_BRIEF, 'point/a/1', { label: 'To settle', text: 'Who?' }));
  render(island());
  expect(readDraft()).toEqual({});
  fireEvent(window, new Event('pagehide'));
  expect(readDraft()).toEqual({ message: 'To settle: Who?' });
  expect(readBrief()?.entries['point/a/1']).toMatchObject({ line: 'To settle: Who?' });
});

test('a service without questions asks nothing, any other topic what fits every topic', () => {
  render(island());
  type(topic(), 'Plain');
  expect(screen.queryAllByRole('list')).toEqual([]);
  type(topic(), 'Motor control');
  expect(ask('What should it do?')).not.toBeNull();
});

test('Tab goes from answer to answer, and a press leads to the message itself', async () => {
  render(island());
  type(topic(), 'RTL Design');
  await userEvent.click(button(text.brief.freely));
  expect(document.activeElement).toBe(message());
  ask('Which clocks?')?.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(ask('What did you see?'));
});

test('an example stands beside its field and describes it, and the field itself is empty', () => {
  const [first, ...others] = english;
  const asked = { ...question('clocks', 'Clocks', 'Which clocks?'), hint: '100 MHz' };
  render(island([{ ...(first as QuestionSet), questions: [asked] }, ...others]));
  type(topic(), 'RTL Design');
  const field = ask('Which clocks?') as HTMLTextAreaElement;
  expect([field.value, field.placeholder]).toEqual(['', '']);
  const example = screen.getByText('e.g. 100 MHz');
  expect(field.getAttribute('aria-describedby')).toContain(example.id);
});

test('the brief beside the form begins with nothing, and a cell comes with its answer', () => {
  const beside = document.body.appendChild(document.createElement('div'));
  beside.id = 'contact-brief';
  render(island());
  type(topic(), 'RTL Design');
  expect(beside.textContent).toBe('');
  type(ask('What did you see?'), 'lost');
  expect(
    within(beside)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['RTL Design', 'lost']);
  type(ask('What did you see?'), '');
  expect(beside.textContent).toBe('');
});

test('a line that was changed in the message stays, and its question says so', () => {
  render(island());
  answerClocks();
  type(message(), 'Clocks: two, I think');
  expect(rowOf('Which clocks?').getByText(text.brief.theirs)).toBeTruthy();
  type(ask('Which clocks?'), 'three');
  expect(message().value).toBe('Clocks: two, I think\nClocks: three');
  expect(screen.queryByText(text.brief.theirs)).toBeNull();
});

test('answers are there after a reload', () => {
  const { unmount } = render(island());
  answerClocks();
  unmount();
  render(island());
  expect([topic().value, message().value]).toEqual(['RTL Design', 'Clocks: two']);
  type(ask('Which clocks?'), 'three');
  expect(message().value).toBe('Clocks: three');
});

test('with another topic the answers about the last one leave the message, which Undo takes back [K3]', async () => {
  render(island());
  answerClocks();
  type(message(), 'Clocks: two\nMine');
  type(topic(), 'Something else');
  expect(message().value).toBe('Mine');
  expect(readDraft()?.message).toBe('Mine');
  const note = text.brief.aside.replace('{topics}', 'RTL Design');
  expect(screen.getByText(note)).toBeTruthy();
  await userEvent.click(button(text.brief.bringBack));
  expect(message().value).toBe('Mine\nClocks: two');
  expect(screen.queryByText(note)).toBeNull();
});

test('answers that left the message are there after a reload, and come back with their topic [K3]', () => {
  const { unmount } = render(island());
  answerClocks();
  type(topic(), 'Something else');
  unmount();
  render(island());
  expect(message().value).toBe('');
  expect(button(text.brief.bringBack)).toBeTruthy();
  type(topic(), 'RTL Design');
  expect(message().value).toBe('Clocks: two');
  expect(screen.queryByRole('button', { name: text.brief.bringBack })).toBeNull();
});

test('in another language the questions and the names of untouched lines change, and the answers stay', () => {
  const { unmount } = render(island());
  answerClocks();
  unmount();
  render(island(german));
  expect(ask('Welche Takte?')?.value).toBe('two');
  expect(message().value).toBe('Takte: two');
  type(screen.getByLabelText(text.name), 'A');
  expect(readDraft()?.message).toBe('Takte: two');
});

test('what is typed before React is there is kept, and its topic asks at once', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(island());
  topic().value = 'RTL Design';
  message().value = 'Typed early';
  render(island(), { container, hydrate: true });
  type(ask('Which clocks?'), 'two');
  expect(message().value).toBe('Typed early\nClocks: two');
});

test('clearing the draft clears the answers, and Undo brings both back', async () => {
  render(island());
  answerClocks();
  await userEvent.click(button(text.draftClear));
  expect([topic().value, message().value, ask('Which clocks?')]).toEqual(['', '', null]);
  expect(localStorage.getItem(BRIEF_KEY)).toBeNull();
  await userEvent.click(button(text.undo));
  expect(ask('Which clocks?')?.value).toBe('two');
  type(ask('Which clocks?'), 'three');
  expect(message().value).toBe('Clocks: three');
  expect(readBrief()?.entries).toHaveProperty('answer/rtl-design/clocks');
});

test('what was answered since the form was cleared is still there after Undo, beside what comes back', async () => {
  render(island());
  answerClocks();
  type(ask('What did you see?'), 'lost');
  type(message(), `Old words\n${message().value}`);
  await userEvent.click(button(text.draftClear));
  answerClocks('three');
  type(topic(), 'Motor control');
  type(ask('What should it do?'), 'turn');
  await userEvent.click(button(text.undo));
  expect(message().value).toBe('RTL Design\n\nOld words\nSymptom: lost\n\nGoal: turn');
  expect(ask('What should it do?')?.value).toBe('turn');
  type(topic(), 'RTL Design');
  expect([ask('Which clocks?')?.value, ask('What did you see?')?.value]).toEqual(['three', 'lost']);
});

test('an untouched tab follows the answers of another one', () => {
  render(island());
  const line = 'Clocks: two';
  storeElsewhere(DRAFT_KEY, { topic: 'RTL Design', message: line });
  const clocks = { label: 'Clocks', text: 'two', line };
  const entries = { 'answer/rtl-design/clocks': clocks };
  storeElsewhere(BRIEF_KEY, { service: 'rtl-design', topic: 'RTL Design', entries });
  expect(ask('Which clocks?')?.value).toBe('two');
  expect(message().value).toBe(line);
});

test('a text that another tab has typed by hand is still there, also when that tab is faster than this one is drawn', () => {
  render(island());
  const entries = {
    'answer/rtl-design/clocks': { label: 'Clocks', text: 'two', line: 'Clocks: two' },
  };
  act(() => {
    storeElsewhere(BRIEF_KEY, { service: 'rtl-design', topic: 'RTL Design', entries });
    storeElsewhere(DRAFT_KEY, { topic: 'RTL Design', message: 'Clocks: two\nTyped by hand' });
  });
  expect(message().value).toBe('Clocks: two\nTyped by hand');
  type(ask('What did you see?'), 'lost');
  expect(message().value).toBe('Clocks: two\nSymptom: lost\nTyped by hand');
});

test('whoever deletes the data of the site in another tab has nothing taken along here', () => {
  saveBrief(takeAlong(EMPTY_BRIEF, 'point/a/1', { label: 'To settle', text: 'Who owns it?' }));
  render(island());
  expect(screen.getByRole('heading', { name: text.brief.taken })).toBeTruthy();
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: null }));
  expect(screen.queryByRole('heading', { name: text.brief.taken })).toBeNull();
});

test('a second tab that opens the form stores nothing, not even for a moment', () => {
  const { unmount } = render(island());
  answerClocks();
  unmount();
  const before = [readDraft(), readBrief()];
  const saved = vi.fn();
  addEventListener('briefsaved', saved);
  render(island());
  removeEventListener('briefsaved', saved);
  expect(saved).not.toHaveBeenCalled();
  expect([readDraft(), readBrief()]).toEqual(before);
});

test('a page from the back–forward cache shows what was taken along meanwhile, and loses nothing', () => {
  render(island());
  type(message(), 'Mine');
  const point = { label: 'To settle', text: 'Who owns it?' };
  saveBrief(takeAlong(EMPTY_BRIEF, 'point/ownership/1', point));
  comeBack();
  expect(message().value).toBe('Mine\nTo settle: Who owns it?');
});

test.each(['forbidden', 'full'])('answers become lines where storage is %s', (fault) => {
  const fail = () => {
    throw new DOMException(fault, fault === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  const getItem = fault === 'full' ? () => null : fail;
  vi.stubGlobal('localStorage', { getItem, setItem: fail, removeItem: fail, clear: () => {} });
  render(island());
  answerClocks();
  expect(message().value).toBe('Clocks: two');
  type(message(), 'Clocks: two\nMine');
  type(ask('Which clocks?'), 'three');
  expect(message().value).toBe('Clocks: three\nMine');
});

test.each(['forbidden', 'full'])(
  'a page from the back–forward cache keeps what it has where storage is %s',
  (fault) => {
    const fail = () => {
      throw new DOMException(fault, fault === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    const storage = { getItem: () => null, setItem: fail, removeItem: () => {}, clear: () => {} };
    const forbidden = { ...storage, getItem: fail, removeItem: fail };
    vi.stubGlobal('localStorage', fault === 'full' ? storage : forbidden);
    render(island());
    answerClocks();
    comeBack();
    expect([topic().value, ask('Which clocks?')?.value]).toEqual(['RTL Design', 'two']);
    expect(message().value).toBe('Clocks: two');
  },
);

test('a message that was too long for storage stays in the form, also after something shorter was stored', () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > 200) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => {},
  });
  render(island());
  answerClocks('many words '.repeat(20));
  const written = message().value;
  type(screen.getByLabelText(text.name), 'A');
  comeBack();
  expect(message().value).toBe(written);
});

test.each(['{', 'null', '7', '{"entries":7}', '{"entries":{"point/a/1":{"text":1}}}'])(
  'whatever is stored in its place does no harm: %s',
  (garbage) => {
    localStorage.setItem(BRIEF_KEY, garbage);
    render(island());
    answerClocks();
    expect(message().value).toBe('Clocks: two');
  },
);

test('a calculation that was taken along sets the topic, and its line can be removed and put back', async () => {
  const calculation = { label: 'Calculation', text: 'One fails every year (https://site.example)' };
  saveBrief(takeAlong(EMPTY_BRIEF, 'calculation/rtl-design', calculation, 'rtl-design'));
  render(island());
  const line = `Calculation: ${calculation.text}`;
  expect([topic().value, message().value]).toEqual(['RTL Design', line]);
  await userEvent.click(button(text.brief.remove));
  expect(message().value).toBe('');
  await userEvent.click(button(text.brief.putBack));
  expect(message().value).toBe(line);
  expect(readDraft()).toEqual({ topic: 'RTL Design', message: line });
});

test('a topic that the visitor has chosen stays', () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ topic: 'Mine' }));
  saveBrief({ service: 'rtl-design', entries: {} });
  render(island());
  expect(topic().value).toBe('Mine');
});

test('the caret stays where somebody types when a line comes in', () => {
  render(island());
  type(message(), 'One two');
  message().focus();
  message().setSelectionRange(3, 3);
  storeElsewhere(BRIEF_KEY, { entries: { 'point/a/1': { label: 'To settle', text: 'Who?' } } });
  expect(message().value).toBe('One two\nTo settle: Who?');
  expect(message().selectionStart).toBe(3);
});

test('the printed sheet has the message as it stands', () => {
  render(island());
  answerClocks();
  const printed = () => screen.queryAllByText('Clocks: two', { selector: 'p' });
  expect(printed()).toHaveLength(0);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(printed()).toHaveLength(1);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(printed()).toHaveLength(0);
});

test('a message that was sent is printed once, by its panel', async () => {
  render(island());
  answerClocks();
  type(screen.getByLabelText(text.name), 'A');
  type(screen.getByLabelText(text.email), 'a@b.example');
  await userEvent.click(button(text.send));
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByText('Clocks: two', { selector: 'p' })).toHaveLength(1);
});

test('the message is saved as a file, before it is sent and afterwards', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made');
  document.body.appendChild(document.createElement('div')).id = 'contact-brief';
  render(island());
  answerClocks();
  await userEvent.click(button(text.after.save));
  const saved = made.mock.lastCall?.[0] as Blob;
  expect(await saved.text()).toContain('Clocks: two');
  type(screen.getByLabelText(text.name), 'A');
  type(screen.getByLabelText(text.email), 'a@b.example');
  await userEvent.click(button(text.send));
  await userEvent.click(
    within(screen.getByRole('region', { name: text.after.title })).getByRole('button', {
      name: text.after.save,
    }),
  );
  expect(made).toHaveBeenCalledTimes(2);
});

test('a brief that is too long for a mail link ends in copying and a file', async () => {
  render(island());
  answerClocks('many words '.repeat(250));
  type(screen.getByLabelText(text.name), 'A');
  type(screen.getByLabelText(text.email), 'a@b.example');
  await userEvent.click(button(text.send));
  const panel = within(screen.getByRole('region', { name: text.after.tooLongTitle }));
  expect(panel.getByRole<HTMLTextAreaElement>('textbox').value).toContain('many words many');
  expect(panel.getByRole('button', { name: new RegExp(`^${text.after.copy}`) })).toBeTruthy();
  expect(panel.getByRole('button', { name: text.after.save })).toBeTruthy();
});

test('a time that is proposed on the map is the last line of the message, and can be removed', async () => {
  render(island());
  type(message(), 'Mine');
  const proposal = { label: 'Proposed time', text: 'Fri, 8:30 my time (8:30 UTC)' };
  const at = '2026-11-20T08:30:00.000Z';
  act(() => expect(proposeTime({ ...proposal, at })).toBe(true));
  expect(message().value).toBe(`Mine\n${proposal.label}: ${proposal.text}`);
  expect(readBrief()?.entries['time/proposed']).toMatchObject({ at });
  const later = {
    ...proposal,
    text: 'Fri, 9:00 my time (9:00 UTC)',
    at: '2026-11-20T09:00:00.000Z',
  };
  act(() => void proposeTime(later));
  expect(message().value).toBe(`Mine\n${later.label}: ${later.text}`);
  expect(button(text.brief.calendar)).toBeTruthy();
  await userEvent.click(button(text.brief.remove));
  expect(message().value).toBe('Mine');
  expect(readProposedTime()).toBeUndefined();
});

test('the form takes a proposed time also where nothing can be stored', () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: fail, removeItem: () => {} });
  render(island());
  const proposal = { label: 'Proposed time', text: 'Fri, 8:30', at: '2026-11-20T08:30:00.000Z' };
  act(() => expect(proposeTime(proposal)).toBe(true));
  expect(message().value).toBe('Proposed time: Fri, 8:30');
  vi.unstubAllGlobals();
});

test.each(['soon', 5, {}, '+275760-09-13T00:00:00.001Z'])(
  'a stored time that is none is not offered to a calendar: %j',
  (at) => {
    const entry = { label: 'Proposed time', text: 'Fri, 8:30', at };
    localStorage.setItem('contact-brief', JSON.stringify({ entries: { 'time/proposed': entry } }));
    expect(readProposedTime()).toBeUndefined();
    render(island());
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  },
);

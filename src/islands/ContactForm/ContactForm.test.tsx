import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { messageWith } from '../../../tests/support/message.ts';
import { changeBrief } from '../../lib/brief/storedBrief.ts';
import { takeAlong } from '../../lib/brief/takeAlong.ts';
import { DRAFT_KEY, type Draft, draftIn, readDraft } from '../../lib/draft.ts';
import { mailProgramLink, webmailLinks } from '../../lib/mail.ts';
import { FIELDS, fieldOf, forEachField, type Message } from '../../lib/messageFields.ts';
import { ContactForm } from './ContactForm.tsx';
import type { FormText } from './formText.ts';

const { form } = parse(readFileSync('content/en/pages/contact.yaml', 'utf8'));
const text: FormText = { ...form, confidential: form.first.note };
const good = messageWith({ message: 'One & two' });
const nothing = forEachField(() => '');
const labels = { to: 'To', topic: 'Topic', from: 'From', signature: { name: 'Nombre (Name)' } };
const required = FIELDS.filter((name) => fieldOf(name).isRequired);

const island = (
  <ContactForm
    email="mail@site.example"
    sets={[{ service: 'rtl-design', topic: 'RTL Design', questions: [] }]}
    locale="en"
    text={text}
    labels={labels}
  />
);

const opened = vi.fn();

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened(this.href);
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  opened.mockReset();
});

const button = (name: string) => screen.getByRole('button', { name });
/** Its name holds "Copied", too, where no style sheet hides that. */
const copyButton = () => screen.getByRole('button', { name: new RegExp(`^${text.after.copy}`) });
const field = (name: keyof Message) => screen.getByLabelText<HTMLInputElement>(text[name]);
const typed = () => Object.fromEntries(FIELDS.map((name) => [name, field(name).value]));
const fill = (message: Partial<Message>) => {
  for (const name of FIELDS)
    if (message[name] !== undefined)
      fireEvent.input(field(name), { target: { value: message[name] } });
};
const send = () => userEvent.click(button(text.send));
const panel = () => screen.getByRole('region', { name: text.after.title });

/** What the other tab stores, and how this one hears of it. */
function storeElsewhere(draft: Draft | null) {
  if (draft) localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  else localStorage.removeItem(DRAFT_KEY);
  fireEvent(window, new StorageEvent('storage', { key: DRAFT_KEY }));
}

test('an empty form lists an error for each required field above the fields and moves the focus there [C7]', async () => {
  render(island);
  await send();
  const summary = screen.getByRole('region', { name: text.errors.titles[required.length - 1] });
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getAllByRole('link')).toHaveLength(required.length);
  expect(field('name').getAttribute('aria-invalid')).toBe('true');
  expect(opened).not.toHaveBeenCalled();
  await userEvent.click(within(summary).getByRole('link', { name: text.errors.topic }));
  expect(document.activeElement).toBe(field('topic'));
  expect(location.hash).toBe('');
});

test('a fixed field loses its error at once, and the list says when all are fixed [C7]', async () => {
  render(island);
  fill({ ...good, email: 'visitor@' });
  await send();
  expect(screen.getByRole('region', { name: text.errors.titles[0] })).toBeTruthy();
  fill({ email: good.email });
  expect(screen.getByRole('region', { name: text.errors.fixed })).toBeTruthy();
  expect(field('email').hasAttribute('aria-invalid')).toBe(false);
});

test('a wrong answer is described at its field, after the hint [C7]', async () => {
  render(island);
  fill({ ...good, email: 'visitor@', topic: ' ' });
  await send();
  const described = {
    email: text.errors.email.noDomain,
    topic: `${text.topicHint} ${text.errors.topic}`,
  };
  expect(
    screen.getByRole('textbox', { name: text.email, description: described.email }),
  ).toBeTruthy();
  expect(
    screen.getByRole('combobox', { name: text.topic, description: described.topic }),
  ).toBeTruthy();
  expect(typed()).toEqual({ ...good, email: 'visitor@', topic: ' ' });
});

test('the panel leads to the same message in Gmail and Outlook [C8]', async () => {
  render(island);
  fill(good);
  await send();
  const { gmail, outlook } = webmailLinks('mail@site.example', good, labels);
  const link = (name: string) => within(panel()).getByRole<HTMLAnchorElement>('link', { name });
  expect([link(text.after.gmail).href, link(text.after.outlook).href]).toEqual([gmail, outlook]);
  expect(link(text.after.gmail).rel).toBe('noopener noreferrer');
});

test('the second press of a double click does nothing in the panel [C8]', async () => {
  render(island);
  fill(good);
  await send();
  fireEvent.click(button(text.after.sent), { detail: 2 });
  expect(panel()).toBeTruthy();
  const gmail = within(panel()).getByRole('link', { name: text.after.gmail });
  expect(fireEvent.click(gmail, { detail: 2 })).toBe(false); // its default is prevented
});

test('a message that may not be copied is selected [C8]', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(island);
  fill(good);
  await send();
  await user.click(copyButton());
  await within(panel()).findByText(text.after.copyFailed);
  const message = within(panel()).getByRole<HTMLTextAreaElement>('textbox');
  expect([message.selectionStart, message.selectionEnd]).toEqual([0, good.message.length]);
});

test('each copy of the message is announced, not only the first [C8]', async () => {
  const user = userEvent.setup();
  render(island);
  fill(good);
  await send();
  const status = within(panel()).getByRole('status');
  await user.click(copyButton());
  const first = await within(status).findByText(text.after.copied);
  await user.click(copyButton());
  await vi.waitFor(() => expect(first.isConnected).toBe(false));
  expect(status.isConnected).toBe(true); // screen readers listen to an element that was there before
  expect(status.textContent).toBe(text.after.copied);
});

test('a message that was sent is cleared, and comes back with Undo [C8]', async () => {
  render(island);
  fill(good);
  await send();
  await userEvent.click(button(text.after.sent));
  expect(typed()).toEqual(nothing);
  expect(readDraft()).toEqual({});
  expect(document.activeElement?.textContent).toContain(text.after.done);
  await userEvent.click(button(text.undo));
  expect(typed()).toEqual(good);
  expect(readDraft()).toEqual(draftIn(good));
  expect(document.activeElement).toBe(field('message'));
  expect(screen.queryByRole('button', { name: text.undo })).toBeNull();
});

test('what the browser has filled in without a word is in the draft once it is sent [C8]', async () => {
  render(island);
  for (const name of FIELDS) field(name).value = good[name];
  await send();
  expect(readDraft()).toEqual(draftIn(good));
});

test('Undo leaves what was typed since the form was cleared, below what it brings back [C8]', async () => {
  render(island);
  fill(good);
  await userEvent.click(button(text.draftClear));
  expect(document.activeElement?.textContent).toContain(text.draftCleared);
  fill({ message: 'New' });
  await userEvent.click(button(text.undo));
  expect(typed()).toEqual({ ...good, message: `${good.message}\n\nNew` });
  expect(readDraft()).toEqual(draftIn(typed()));
});

const fail = () => {
  throw new DOMException('denied', 'SecurityError');
};
const forbidden = { getItem: fail, setItem: fail, removeItem: fail, clear: () => {} };
const full = { ...forbidden, getItem: () => null, removeItem: () => {} };
/** Whether the browser would ask before it leaves the page. */
const isAsking = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test.each([
  ['forbidden', forbidden],
  ['full', full],
])(
  'where storage is %s the form says so, and leaving asks until the message is sent [C8]',
  async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    render(island);
    expect(isAsking()).toBe(false);
    fill({ message: 'Mine' });
    expect(screen.getByText(text.draftNotKept)).toBeTruthy();
    expect(isAsking()).toBe(true);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(typed().message).toBe('Mine');
    expect(isAsking()).toBe(true);
    fill(good);
    await send();
    expect(isAsking()).toBe(false);
  },
);

test('where storage is forbidden, Undo keeps both texts [C8]', async () => {
  vi.stubGlobal('localStorage', forbidden);
  render(island);
  fill(good);
  await userEvent.click(button(text.draftClear));
  expect(isAsking()).toBe(false);
  fill({ message: 'New' });
  await userEvent.click(button(text.undo));
  expect(typed().message).toBe(`${good.message}\n\nNew`);
});

test('a read that fails is never taken for an empty storage [C8]', () => {
  const stored = draftIn({ ...good, message: 'Typed before' });
  for (let failing = 1; failing <= 12; failing += 1) {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(stored));
    let reads = 0;
    const { getItem } = Storage.prototype;
    const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (
      this: Storage,
      key,
    ) {
      reads += 1;
      if (reads === failing) fail();
      return getItem.call(this, key);
    });
    hydrateTyped(stored);
    read.mockRestore();
    expect(readDraft()).toEqual(stored);
    cleanup();
    document.body.replaceChildren();
  }
});

test('a field that is filled in without a key, as some password managers do, is in the draft [C8]', () => {
  render(island);
  field('email').value = good.email;
  fireEvent(field('email'), new Event('change', { bubbles: true }));
  expect(readDraft()).toEqual({ email: good.email });
});

test('the browser’s own sending is replaced [C8]', () => {
  render(island);
  fill(good);
  const form = field('message').form as HTMLFormElement;
  expect(fireEvent.submit(form)).toBe(false); // false: its default was prevented
  const { href } = mailProgramLink('mail@site.example', good, labels);
  expect(opened.mock.calls).toEqual([[href]]);
});

/** A form into which something was typed before React was there. */
function hydrateTyped(early: Partial<Message>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(island);
  for (const name of FIELDS) field(name).value = early[name] ?? '';
  render(island, { container, hydrate: true });
}

test('a draft goes into empty fields only, and what stands there already becomes part of it [C8]', () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...good, name: '' }));
  hydrateTyped({ name: 'Typed early' });
  expect(typed()).toEqual({ ...good, name: 'Typed early' });
  expect(readDraft()).toEqual(draftIn(typed()));
});

test('a text stored before this visit stands above what is typed before React is there [C8]', () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ topic: 'Stored', message: 'Stored, too' }));
  hydrateTyped({ topic: 'Typed', message: 'Hello, I' });
  expect(typed()).toEqual({
    ...nothing,
    topic: 'Typed',
    message: 'Stored\n\nStored, too\n\nHello, I',
  });
  expect(readDraft()).toEqual({ topic: 'Typed', message: typed().message });
});

test('a second text that an older version kept stands in the message, too [C8]', () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ message: 'Two', other: { message: 'One' } }));
  render(island);
  expect(typed().message).toBe('One\n\nTwo');
});

test('a form that was cleared follows the draft of another tab again [C8]', async () => {
  render(island);
  fill({ message: 'Mine' });
  await userEvent.click(button(text.draftClear));
  storeElsewhere(good);
  expect(typed()).toEqual(good);
});

test('whoever deletes the data of the site in another tab has an empty form here [C8]', () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify(good));
  render(island);
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: null }));
  expect(typed()).toEqual(nothing);
});

test('no draft is claimed for what is no field of the form [C8]', () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ notAField: 'x' }));
  render(island);
  expect(screen.getByText(text.draft).parentElement?.dataset.shown).toBeUndefined();
});

test('an untouched tab follows the draft of another one [C8]', () => {
  render(island);
  storeElsewhere(good);
  expect(typed()).toEqual(good);
  storeElsewhere(null);
  expect(typed()).toEqual(nothing);
});

const comeBack = () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));

test('a page from the back–forward cache follows what was stored meanwhile, where it says all that stands here [C8]', () => {
  render(island);
  localStorage.setItem(DRAFT_KEY, JSON.stringify(good));
  comeBack();
  expect(typed()).toEqual(good);
  fill({ message: 'One & two, and three' });
  localStorage.setItem(
    DRAFT_KEY,
    JSON.stringify({ ...good, message: 'One & two, and three, four' }),
  );
  comeBack();
  expect(typed().message).toBe('One & two, and three, four');
  fill({ message: 'Mine' });
  localStorage.setItem(DRAFT_KEY, JSON.stringify(good));
  comeBack();
  expect(typed().message).toBe('Mine');
  expect(screen.getByText(text.draftElsewhere)).toBeTruthy();
});

test('an error waits for the release of a press, under which the page must not move [C7]', async () => {
  render(island);
  field('email').focus();
  fill({ email: 'visitor@' });
  fireEvent.pointerDown(button(text.send));
  act(() => field('email').blur());
  expect(field('email').hasAttribute('aria-invalid')).toBe(false);
  fireEvent.pointerUp(button(text.send));
  await vi.waitFor(() => expect(field('email').getAttribute('aria-invalid')).toBe('true'));
});

test('of two tabs that were typed into each keeps its fields, the last one is stored, and one line says so [C8]', () => {
  render(island);
  fill({ name: 'A', message: 'Mine' });
  const theirs = { name: 'B', topic: 'Theirs', message: 'Theirs, and more' };
  expect(screen.queryByText(text.draftElsewhere)).toBeNull();
  storeElsewhere(theirs);
  expect(typed()).toEqual({ ...nothing, name: 'A', message: 'Mine' });
  expect(readDraft()).toEqual(theirs);
  expect(screen.getByText(text.draftElsewhere)).toBeTruthy();
  // The browser's report that the field was left is no new text.
  fireEvent(field('message'), new Event('change', { bubbles: true }));
  expect(readDraft()).toEqual(theirs);
  fill({ message: 'Mine again' });
  expect(readDraft()).toEqual({ name: 'A', message: 'Mine again' });
  expect(screen.queryByText(text.draftElsewhere)).toBeNull();
});

test('a tab in which nobody typed overwrites nothing, also when it has not heard yet of what was stored [C8]', () => {
  render(island);
  localStorage.setItem(DRAFT_KEY, JSON.stringify(good));
  fill({ name: 'x' });
  expect(typed()).toEqual({ ...good, name: 'x', message: `${good.name}\n\n${good.message}` });
  expect(readDraft()).toEqual(draftIn(typed()));
});

test('what is taken along goes into the newest text, and no other tab writes its older one over it [C8]', () => {
  render(island);
  fill({ topic: 'RTL Design', message: 'First text' });
  const newest = { topic: 'RTL Design', message: 'First text, and the end' };
  storeElsewhere(newest);
  const point = { label: 'Calculation', text: 'One fails every year' };
  changeBrief((brief) => takeAlong(brief, 'calculation/rtl-design', point, 'rtl-design'));
  fireEvent(window, new StorageEvent('storage', { key: 'contact-brief' }));
  expect(readDraft()).toEqual(newest);
  expect(typed().message).toBe('First text');
  cleanup();
  render(island);
  expect(typed().message).toBe('First text, and the end\nCalculation: One fails every year');
});

test('a draft that another tab removed is not claimed, and kept again with the next letter [C8]', () => {
  render(island);
  const note = () => screen.getByText(text.draft).parentElement;
  fill({ message: 'Mine' });
  expect(note()?.dataset.shown).toBeTruthy();
  storeElsewhere(null);
  expect(typed().message).toBe('Mine');
  expect(note()?.dataset.shown).toBeUndefined();
  fill({ name: 'A' });
  expect(readDraft()).toEqual({ name: 'A', message: 'Mine' });
});

test('clearing a form leaves what another tab has stored [C8]', async () => {
  render(island);
  fill({ message: 'Mine' });
  storeElsewhere({ message: 'Theirs' });
  await userEvent.click(button(text.draftClear));
  expect([typed().message, readDraft()?.message]).toEqual(['', 'Theirs']);
});

import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { DRAFT_KEY, type Draft, readDraft, readOtherDraft } from '../../lib/draft.ts';
import { mailProgramLink, webmailLinks } from '../../lib/mail.ts';
import { FIELDS, fieldOf, forEachField, type Message } from '../../lib/messageFields.ts';
import { ContactForm } from './ContactForm.tsx';
import type { FormText } from './formText.ts';

const { form } = parse(readFileSync('content/en/pages/contact.yaml', 'utf8'));
const text: FormText = { ...form, confidential: form.first.note };
const good: Message = {
  ...forEachField((name) => `Some ${name}`),
  email: 'visitor@company.example',
  topic: 'RTL Design',
  message: 'One & two',
};
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
function storeElsewhere(draft: (Draft & { other?: Draft }) | null) {
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
  expect(readDraft()).toEqual(good);
  expect(document.activeElement).toBe(field('message'));
  expect(screen.queryByRole('button', { name: text.undo })).toBeNull();
});

test('what the browser has filled in without a word is in the draft once it is sent [C8]', async () => {
  render(island);
  for (const name of FIELDS) field(name).value = good[name];
  await send();
  expect(readDraft()).toEqual(good);
});

test('Undo leaves what was typed since the form was cleared [C8]', async () => {
  render(island);
  fill(good);
  await userEvent.click(button(text.draftClear));
  expect(document.activeElement?.textContent).toContain(text.draftCleared);
  fill({ message: 'New' });
  await userEvent.click(button(text.undo));
  expect(typed()).toEqual({ ...good, message: 'New' });
  expect(readOtherDraft()).toEqual({ message: good.message });
  await userEvent.click(button(text.draftShowOther));
  expect(typed()).toEqual(good);
});

test('where storage is forbidden, Undo keeps both texts in the page, also in the back–forward cache [C8]', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  vi.stubGlobal('localStorage', { ...storage, clear: () => {} });
  render(island);
  fill(good);
  await userEvent.click(button(text.draftClear));
  fill({ message: 'New' });
  await userEvent.click(button(text.undo));
  fill({ message: 'New and more' });
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await userEvent.click(button(text.draftShowOther));
  expect(typed()).toEqual(good);
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
  expect(readDraft()).toEqual({ ...good, name: 'Typed early' });
  expect(screen.queryByRole('button', { name: text.draftShowOther })).toBeNull();
});

test('of two texts for one field both are kept, and the visitor chooses [C8]', async () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify(good));
  hydrateTyped({ message: 'Hello, I' });
  expect(typed()).toEqual({ ...good, message: 'Hello, I' });
  fill({ message: 'Hello, I am' });
  expect([readDraft().message, readOtherDraft()]).toEqual([
    'Hello, I am',
    { message: good.message },
  ]);
  await userEvent.click(button(text.draftShowOther));
  expect(typed()).toEqual(good);
  expect([readDraft(), readOtherDraft()]).toEqual([good, { message: 'Hello, I am' }]);
  await userEvent.click(button(text.draftDeleteOther));
  expect([readDraft(), readOtherDraft()]).toEqual([good, {}]);
  expect(screen.queryByRole('button', { name: text.draftShowOther })).toBeNull();
});

test('the choice is still there at the next visit, and a third text is kept as well [C8]', () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ message: 'Two', other: { message: 'One' } }));
  hydrateTyped({ message: 'Three' });
  expect(typed().message).toBe('Three');
  expect(readOtherDraft()).toEqual({ message: 'One\n\nTwo' });
  expect(button(text.draftShowOther)).toBeTruthy();
});

test('one line keeps the newer of two other texts, which would be one word together [C8]', async () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ name: 'Bob', other: { name: 'Anna' } }));
  hydrateTyped({ name: 'Carl' });
  await userEvent.click(button(text.draftShowOther));
  expect(typed().name).toBe('Bob');
});

test('a choice between two texts that another tab has made is made here, too [C8]', () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ message: 'Two', other: { message: 'One' } }));
  render(island);
  storeElsewhere({ message: 'Two' });
  expect(screen.queryByRole('button', { name: text.draftShowOther })).toBeNull();
});

test('a text that was chosen here is not changed by another tab [C8]', async () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ message: 'Two', other: { message: 'One' } }));
  render(island);
  await userEvent.click(button(text.draftShowOther));
  storeElsewhere({ message: 'Three' });
  expect(typed().message).toBe('One');
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
  expect(screen.getByText(text.draft).parentElement?.dataset.saved).toBeUndefined();
});

test('an untouched tab follows the draft of another one [C8]', () => {
  render(island);
  storeElsewhere(good);
  expect(typed()).toEqual(good);
  storeElsewhere(null);
  expect(typed()).toEqual(nothing);
});

test('a page from the back–forward cache follows the draft that was stored meanwhile [C8]', () => {
  render(island);
  localStorage.setItem(DRAFT_KEY, JSON.stringify(good));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(typed()).toEqual(good);
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

test('two tabs keep what was typed in each [C8]', () => {
  render(island);
  fill({ message: 'Mine' });
  storeElsewhere({ ...readDraft(), name: 'B', topic: 'Theirs' });
  expect(typed()).toEqual({ ...nothing, name: 'B', topic: 'Theirs', message: 'Mine' });
  fill({ email: good.email });
  expect(readDraft()).toEqual({ name: 'B', email: good.email, topic: 'Theirs', message: 'Mine' });
});

test('of a field typed in two tabs the draft keeps what was typed last [C8]', () => {
  render(island);
  fill({ name: 'Typed here first' });
  storeElsewhere({ ...readDraft(), name: 'Typed there last' });
  fill({ topic: 'T' });
  expect(readDraft()).toMatchObject({ name: 'Typed there last', topic: 'T' });
});

test('a draft that another tab removed is not claimed, and kept again with the next letter [C8]', () => {
  render(island);
  const note = () => screen.getByText(text.draft).parentElement;
  fill({ message: 'Mine' });
  expect(note()?.dataset.saved).toBeTruthy();
  storeElsewhere(null);
  expect(typed().message).toBe('Mine');
  expect(note()?.dataset.saved).toBeUndefined();
  fill({ name: 'A' });
  expect(readDraft()).toEqual({ name: 'A', message: 'Mine' });
});

/** The stored message, and the one that waits for the visitor's choice. */
const storedMessages = () => [readDraft().message, readOtherDraft().message];

test('a text that another tab has typed since is kept beside the one that is typed here [C8]', async () => {
  render(island);
  fill({ message: 'Plan B' });
  storeElsewhere({ message: 'Plan B, and a long story' });
  fill({ message: 'Plan B.' });
  expect(storedMessages()).toEqual(['Plan B.', 'Plan B, and a long story']);
  await userEvent.click(button(text.draftShowOther));
  expect(typed().message).toBe('Plan B, and a long story');
});

test('two tabs that take turns in one field keep the last text of each, and no pile of them [C8]', () => {
  render(island);
  fill({ message: 'Mine' });
  for (const count of [1, 2, 3]) {
    const other = readDraft();
    storeElsewhere({ message: `Theirs ${count}`, other });
    fill({ message: `Mine ${count}` });
    expect(storedMessages()).toEqual([`Mine ${count}`, `Theirs ${count}`]);
  }
});

test('clearing the draft leaves a text that this form has never shown [C8]', async () => {
  render(island);
  fill({ message: 'Mine' });
  storeElsewhere({ message: 'Theirs' });
  await userEvent.click(button(text.draftClear));
  expect(storedMessages()).toEqual([undefined, 'Theirs']);
});

test('showing the other draft loses no third text that another tab has typed since [C8]', async () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ message: 'Two', other: { message: 'One' } }));
  render(island);
  fill({ message: 'Two!' });
  storeElsewhere({ message: 'Three', other: { message: 'One' } });
  await userEvent.click(button(text.draftShowOther));
  expect(storedMessages()).toEqual(['One', 'Two!\n\nThree']);
});

import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { messageWith } from '../../../../tests/support/message.ts';
import type { InboxContent } from '../../../content/schemas/inbox.ts';
import { draftIn, readDraft } from '../../../lib/draft.ts';
import { FIELDS, forEachField, type Message } from '../../../lib/messageFields.ts';
import { ContactForm } from '../ContactForm.tsx';
import { type FormText, formTextOf } from '../formText.ts';

const contentOf = (file: string) => parse(readFileSync(`content/en/${file}`, 'utf8'));
const text: FormText = formTextOf(contentOf('pages/contact.yaml').form);
const words: InboxContent = contentOf('inbox.yaml');
const OWN_INBOX = '/messages';
const FORM_SERVICE = 'https://forms.example/f/1';
const good = messageWith();
const nothing = forEachField(() => '');

const island = (url = OWN_INBOX) => (
  <ContactForm
    email="mail@site.example"
    sets={[{ service: 'rtl-design', topic: 'RTL Design', questions: [] }]}
    locale="en"
    text={text}
    labels={{ to: 'To', topic: 'Topic', from: 'From' }}
    inbox={{ ...words, url, language: 'de', locale: 'en' }}
  />
);

const server = vi.fn<typeof fetch>();
const receipt = { receipt: '7K3Q 20261118', received: '2026-11-18T02:14:00.000Z' };
const arrives = async () => new Response(JSON.stringify(receipt), { status: 202 });
const isRefused = async () => new Response('{}', { status: 403 });
/** A server that never answers; whoever stops waiting is let go. */
const isSilent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject));

beforeEach(() => {
  vi.stubGlobal('fetch', server);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  server.mockReset();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const field = (name: keyof Message) => screen.getByLabelText<HTMLInputElement>(text[name]);
const typed = () => Object.fromEntries(FIELDS.map((name) => [name, field(name).value]));
const fill = (message: Partial<Message>) => {
  for (const name of FIELDS)
    if (message[name] !== undefined)
      fireEvent.input(field(name), { target: { value: message[name] } });
};
const receivedPanel = () => screen.findByRole('region', { name: words.received.title });
const failedPanel = () => screen.findByRole('region', { name: words.failed.title });
const posts = () =>
  server.mock.calls.map(([, init]): Message & { key: string; language: string } =>
    JSON.parse(String(init?.body)),
  );

/** A visitor who writes a message and sends it. */
async function sendMessage(message: Partial<Message> = good) {
  fill(message);
  await press(words.form.send);
}

test('a message that has arrived leaves an empty form for another one, without its errors [C7, C8]', async () => {
  server.mockImplementation(arrives);
  render(island());
  await sendMessage({ ...good, email: 'ada@' });
  await sendMessage({ email: good.email });
  await receivedPanel();
  await press(words.received.another);
  expect(typed()).toEqual(nothing);
  expect(screen.queryByRole('region', { name: text.errors.fixed })).toBeNull();
  expect(document.activeElement).toBe(field('message'));
});

test('a draft that was cleared before the message was written does not come back after it [C8]', async () => {
  server.mockImplementation(arrives);
  render(island());
  fill({ message: 'Never mind' });
  await press(text.draftClear);
  await sendMessage();
  await receivedPanel();
  await press(words.received.another);
  expect(screen.queryByRole('button', { name: text.undo })).toBeNull();
});

test('the draft is kept until the message has arrived [C8]', async () => {
  const answer = Promise.withResolvers<Response>();
  server.mockReturnValueOnce(answer.promise);
  server.mockImplementation(arrives);
  render(island());
  await sendMessage();
  expect(readDraft()).toEqual(draftIn(good));
  answer.resolve(await isRefused());
  await failedPanel();
  expect(readDraft()).toEqual(draftIn(good));
  await press(words.failed.again);
  await receivedPanel();
  expect(readDraft()).toEqual({});
});

test('a second try is the same message for the server, and the next message is another one [C8]', async () => {
  server.mockImplementationOnce(isRefused);
  server.mockImplementation(arrives);
  render(island());
  await sendMessage();
  await failedPanel();
  await press(words.failed.again);
  await receivedPanel();
  await press(words.received.another);
  await sendMessage();
  await receivedPanel();
  const [first, secondTry, next] = posts().map(({ key }) => key);
  expect(first).toBeTruthy();
  expect(secondTry).toBe(first);
  expect(next).not.toBe(first);
});

test('the company gets all fields, and the language in which to answer [C8]', async () => {
  server.mockImplementation(arrives);
  render(island());
  await sendMessage();
  expect(posts()).toEqual([{ ...good, key: expect.any(String), language: 'de' }]);
});

test.each([
  ['a receipt', arrives, words.received.title],
  ['a failure', isRefused, words.failed.title],
])('%s takes the focus, so that it is read out [C8]', async (_outcome, answer, name) => {
  server.mockImplementation(answer);
  render(island());
  await sendMessage();
  expect(document.activeElement).toBe(await screen.findByRole('region', { name }));
});

test('a message that was sent another way after a failure leaves nothing behind [C8]', async () => {
  server.mockImplementation(isRefused);
  render(island());
  await sendMessage();
  await failedPanel();
  await press(text.after.sent);
  expect(typed()).toEqual(nothing);
  expect({ ...localStorage }).toEqual({});
});

test('a cleared draft leaves nothing behind, not even the number of its message [C8]', async () => {
  server.mockImplementation(isRefused);
  render(island());
  await sendMessage();
  await failedPanel();
  await press(text.after.back);
  await press(text.draftClear);
  expect({ ...localStorage }).toEqual({});
});

test('after a failure only one thing is tried again, and the mail program has a name of its own [C8]', async () => {
  server.mockImplementation(isRefused);
  render(island());
  await sendMessage();
  const panel = within(await failedPanel());
  expect(panel.getAllByText(words.failed.again)).toHaveLength(1);
  expect(panel.getByRole('link', { name: text.send })).toBeTruthy();
  expect(panel.queryByText(text.after.notOpen)).toBeNull();
});

test('whoever stops sending goes on at Send, with the text as it was [C8]', async () => {
  server.mockImplementation(isSilent);
  render(island());
  await sendMessage();
  expect(field('message').form?.inert).toBe(true);
  await press(words.form.stop);
  expect(document.activeElement).toBe(button(words.form.send));
  expect(field('message').form?.inert).toBe(false);
  expect(typed()).toEqual(good);
});

test('a message that was stopped is not sent any more [C8]', async () => {
  server.mockImplementation(isSilent);
  render(island());
  await sendMessage();
  await press(words.form.stop);
  expect(server.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

test('a late answer to a message that was stopped is none to the next one [C8]', async () => {
  const late = Promise.withResolvers<Response>();
  server.mockReturnValueOnce(late.promise);
  server.mockImplementation(isSilent);
  render(island());
  await sendMessage();
  await press(words.form.stop);
  await sendMessage({ message: 'Hello again' });
  await act(async () => late.resolve(await arrives()));
  expect(button(words.form.stop)).toBeTruthy();
  expect(readDraft()?.message).toBe('Hello again');
});

test('a service of another company gives no receipt, and none is shown [C8]', async () => {
  server.mockResolvedValue(new Response('Thank you'));
  render(island(FORM_SERVICE));
  await sendMessage();
  const panel = within(await receivedPanel());
  expect(panel.getByText(text.after.to)).toBeTruthy();
  expect(panel.queryByText(words.received.receipt)).toBeNull();
  expect(panel.queryByText(words.received.time)).toBeNull();
});

test.each(['missing', 'forbidden'])(
  'where the clipboard is %s the message is selected instead, and the page says so [C8]',
  async (fault) => {
    const user = userEvent.setup();
    server.mockImplementation(arrives);
    render(island());
    await sendMessage();
    const panel = within(await receivedPanel());
    const writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    vi.stubGlobal('navigator', { clipboard: fault === 'missing' ? undefined : { writeText } });
    await user.click(panel.getByRole('button', { name: words.received.copy }));
    await within(panel.getByRole('status')).findByText(text.after.copyFailed);
    const message = panel.getByRole<HTMLTextAreaElement>('textbox');
    expect([message.selectionStart, message.selectionEnd]).toEqual([0, good.message.length]);
  },
);

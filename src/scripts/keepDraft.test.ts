// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT_KEY } from '../lib/draft.ts';
import { keepDraft } from './keepDraft.ts';

/** Another one for each test: the listeners of the tests before it stay, since the document has them. */
let id = '';
let count = 0;

beforeEach(() => {
  count += 1;
  id = `form-${count}`;
  document.body.innerHTML = `<form id="${id}"><input name="name"><textarea name="message"></textarea><button></button></form>`;
});

afterEach(() => localStorage.clear());

const form = () => document.getElementById(id) as HTMLFormElement;
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const stored = () => JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null');
const store = (draft: unknown) => localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));

function type(name: string, text: string) {
  control(name).value = text;
  control(name).dispatchEvent(new Event('input', { bubbles: true }));
}

const run = () => keepDraft(id);

test('the plain form shows the draft, and stores what is added to it [C8]', () => {
  store({ message: 'Long' });
  run();
  expect(control('message').value).toBe('Long');
  type('message', 'Longer');
  type('message', 'Long');
  type('name', 'A');
  expect(stored()).toEqual({ name: 'A', message: 'Long' });
});

test('a text that the form has never shown stays above what is typed [C8]', () => {
  run();
  store({ message: 'Typed in another tab' });
  type('message', 'Hello');
  expect(stored()).toEqual({ message: 'Typed in another tab\n\nHello' });
  type('message', 'Hello, I');
  expect(stored()).toEqual({ message: 'Hello, I' });
});

test('so does one that differs from what was typed before this script, or put in by the browser [C8]', () => {
  store({ message: 'Kept' });
  control('message').value = 'Restored';
  run();
  expect(control('message').value).toBe('Kept\n\nRestored');
  expect(stored()).toEqual({ message: 'Kept\n\nRestored' });
});

test('what a password manager fills in without a key is stored, what the browser reports late is not [C8]', () => {
  run();
  control('name').value = 'Ada';
  control('name').dispatchEvent(new Event('change', { bubbles: true }));
  expect(stored()).toEqual({ name: 'Ada' });
  store({ name: 'Bob' });
  control('name').dispatchEvent(new Event('change', { bubbles: true }));
  expect(stored()).toEqual({ name: 'Bob' });
});

test('React alone stores while it is in charge; a plain form that takes its place goes on [C8, E2]', () => {
  run();
  form().noValidate = true;
  type('message', 'One');
  expect(stored()).toBeNull();
  store({ message: 'One' }); // by React
  form().replaceWith(form().cloneNode(true));
  form().noValidate = false;
  type('message', 'One two');
  expect(stored()).toEqual({ message: 'One two' });
});

test.each(['{', 'null', '7', '"text"', '["a"]', '{"message":7}'])(
  'whatever stands in its place does no harm: %s [C8]',
  (garbage) => {
    localStorage.setItem(DRAFT_KEY, garbage);
    run();
    expect([control('name').value, control('message').value]).toEqual(['', '']);
  },
);

test('nothing is kept and nothing fails where storage is forbidden [C8]', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, clear: () => {} });
  run();
  expect(() => type('message', 'One')).not.toThrow();
  expect(control('message').value).toBe('One');
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PlainFallback } from './PlainFallback.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function Island({ fails = false }: { fails?: boolean }) {
  const [hasBroken, setBroken] = useState(fails);
  return (
    <PlainFallback id="island">
      <form>
        <p>
          <input name="name" />
        </p>
        <textarea name="message" />
        <button type="button" onClick={() => setBroken(true)}>
          Break
        </button>
        {hasBroken && <Broken />}
      </form>
    </PlainFallback>
  );
}

function Broken(): never {
  throw new Error('broken');
}

/** The page as the server sent it, with something typed and the caret in the middle of it. */
function serve(): HTMLElement {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Island />);
  const [name, message] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (name) name.value = 'A. Visitor';
  if (message) message.value = 'One two';
  message?.focus();
  message?.setSelectionRange(2, 3);
  return page;
}

function expectTyped() {
  const [name, message] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([name?.value, message?.value]).toEqual(['A. Visitor', 'One two']);
  expect(document.activeElement).toBe(message);
  expect([message?.selectionStart, message?.selectionEnd]).toEqual([2, 3]);
}

test('hydration leaves the form as it is', () => {
  const page = serve();
  const form = page.querySelector('form');
  render(<Island />, { container: page, hydrate: true });
  expect(page.querySelector('form')).toBe(form);
  expectTyped();
});

test('a form that React has to build anew has the values, the focus and the selection of the old one', () => {
  const page = serve();
  const form = page.querySelector('form');
  page.querySelector('input')?.after(document.createElement('injected-mark'));
  render(<Island />, { container: page, hydrate: true, onRecoverableError: () => {} });
  expect(page.querySelector('form')).not.toBe(form);
  expectTyped();
});

test('the plain form is there, with what was typed, when React fails at once', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = serve();
  render(<Island fails />, { container: page, hydrate: true, onRecoverableError: () => {} });
  expectTyped();
});

test('the plain form is there, with what was typed, when React fails later', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = serve();
  render(<Island />, { container: page, hydrate: true });
  act(() => void fireEvent.click(screen.getByRole('button')));
  expectTyped();
});

test('static HTML in a slot keeps the listeners of scripts when React fails', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const slot = createElement('astro-slot', {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as @astrojs/react renders a slot
    dangerouslySetInnerHTML: { __html: '<button>Language</button>' },
  });
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<PlainFallback id="island">{slot}</PlainFallback>);
  const pressed = vi.fn();
  const button = screen.getByRole('button');
  button.addEventListener('click', pressed);
  button.focus();
  const island = (
    <PlainFallback id="island">
      {slot}
      <Broken />
    </PlainFallback>
  );
  render(island, { container: page, hydrate: true, onRecoverableError: () => {} });
  fireEvent.click(screen.getByRole('button'));
  expect(pressed).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

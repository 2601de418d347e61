// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import './copyText.ts';

/** Selects an element's content and copies it; null where the browser is left to do so. */
function copy(html: string, target: (body: HTMLElement) => Element | null = () => document.body) {
  document.body.innerHTML = html;
  getSelection()?.selectAllChildren(document.body);
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  target(document.body)?.dispatchEvent(event);
  return event.defaultPrevented
    ? { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') }
    : null;
}

test('words are copied without the marks of their line breaks', () => {
  expect(copy('<p>Real-\u2060time <b>Zusammen\u00adarbeit</b></p>')).toEqual({
    text: 'Real-time Zusammenarbeit',
    html: '<p>Real-time <b>Zusammenarbeit</b></p>',
  });
});

test('text without marks, such as code with a pipe, is copied by the browser', () => {
  expect(copy('<pre>a | b</pre>')).toBeNull();
});

test('what a visitor has typed is copied as it is', () => {
  const inField = (body: HTMLElement) => body.querySelector('textarea');
  expect(copy('<p>Real-\u2060time</p><textarea></textarea>', inField)).toBeNull();
});

test('links lead to this site from wherever they are pasted', () => {
  const page = '<p><a href="/contact">E-\u2060mail</a></p>';
  const { html = '' } = copy(page) ?? {};
  expect(html).toBe(`<p><a href="${location.origin}/contact">E-mail</a></p>`);
});

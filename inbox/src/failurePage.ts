/** What a visitor without scripts sees after a failure: the reason, and the form with every word typed. */
import { html } from 'hono/html';
import { FIELDS, type FieldName, fieldOf, type Message } from '../../src/lib/messageFields.ts';
import type { FieldErrors } from '../../src/lib/validation.ts';
import type { InboxWords } from './words.ts';

interface FailurePage {
  words: InboxWords;
  /** Posted again with the form. */
  folder: string;
  reason: keyof InboxWords['reasons'];
  /** Null where it could not be read. */
  message: Message | null;
  errors: FieldErrors;
  /** The public address, as a way out. */
  email: string;
}

export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

const STYLE = `
:root { color-scheme: light dark }
body { font: 1.0625em/1.6 system-ui, sans-serif; max-inline-size: 40rem; margin: auto; padding: 3rem 1.25rem }
h1 { font-weight: 500; line-height: 1.1 }
label { display: block; font-weight: 500 }
input, textarea, select { font: inherit; inline-size: 100%; box-sizing: border-box; padding: .5rem }
[aria-invalid] { border: 2px solid #b3261e }
button { font: inherit; padding: .6rem 1.2rem }`;

/** `html` escapes every value. A browser drops the line break behind <textarea>. */
function control(field: FieldName, text: string, isWrong: boolean) {
  const { isRequired, rows, options } = fieldOf(field);
  const state = html`${isRequired && html` required`}${isWrong && html` aria-invalid="true"`}`;
  if (options) {
    const option = (value: string) =>
      html`<option${value === text && html` selected`}>${value}</option>`;
    return html`<select name="${field}"${state}>${['', ...options].map(option)}</select>`;
  }
  return rows
    ? html`<textarea name="${field}" rows="${rows}"${state}>\n${text}</textarea>`
    : html`<input name="${field}"${state} value="${text}">`;
}

export function failurePage({ words, folder, reason, message, errors, email }: FailurePage) {
  const row = (typed: Message) => (field: FieldName) =>
    html`<p><label>${words.fields[field]} ${control(field, typed[field], field in errors)}</label></p>\n`;
  return html`<!doctype html>
<html lang="${words.lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>${STYLE}</style>
<h1>${words.title}</h1>
<p role="alert">${words.reasons[reason]}</p>
<form method="post" action="/messages"${!message && html` hidden`}>
<input type="hidden" name="language" value="${folder}">
${message && FIELDS.map(row(message))}<button>${words.send}</button>
</form>
<p>${words.mail} <a href="mailto:${email}">${email}</a></p>
</html>`;
}

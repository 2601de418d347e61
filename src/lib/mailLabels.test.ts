import { describe, expect, test } from 'vitest';
import { mailLabelsOf } from './mailLabels.ts';
import { forEachField, SIGNATURE } from './messageFields.ts';

const english = {
  ...forEachField((name) => `English ${name}`),
  after: { to: 'To', from: 'From' },
};
const german = {
  ...forEachField((name) => `German ${name}`),
  name: english.name,
  topic: 'The\u00adma',
  after: { to: 'An', from: 'Von' },
};

describe('the lines of the form’s mail [i18n]', () => {
  test('are named in the visitor’s language, with the company’s word in brackets', () => {
    const labels = mailLabelsOf(german, english);
    expect(labels).toMatchObject({
      to: 'An (To)',
      topic: 'Thema (English topic)',
      from: 'Von (From)',
      signature: { name: 'English name', email: 'German email (English email)' },
    });
    expect(Object.keys(labels.signature ?? {})).toEqual(SIGNATURE);
  });

  test('are named once in the company’s own language, and a letter is signed without names', () => {
    expect(mailLabelsOf(english)).toEqual({ to: 'To', topic: 'English topic', from: 'From' });
  });
});

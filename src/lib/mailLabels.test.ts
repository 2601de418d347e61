import { describe, expect, test } from 'vitest';
import { mailLabelsOf } from './mailLabels.ts';

const english = {
  name: 'Name',
  email: 'Email',
  topic: 'Topic',
  message: 'Message',
  after: { to: 'To', from: 'From' },
};
const german = {
  name: 'Name',
  email: 'E-Mail',
  topic: 'The\u00adma',
  message: 'Nachricht',
  after: { to: 'An', from: 'Von' },
};

describe('the lines of the form’s mail [i18n]', () => {
  test('are named in the visitor’s language, with the company’s word in brackets', () => {
    expect(mailLabelsOf(german, english)).toEqual({
      to: 'An (To)',
      topic: 'Thema (Topic)',
      from: 'Von (From)',
      signature: { name: 'Name', email: 'E-Mail (Email)' },
    });
  });

  test('are named once in the company’s own language, and a letter is signed without names', () => {
    expect(mailLabelsOf(english)).toEqual({ to: 'To', topic: 'Topic', from: 'From' });
  });
});

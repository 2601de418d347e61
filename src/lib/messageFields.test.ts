import { expect, test } from 'vitest';
import { FIELDS, fieldOf } from './messageFields.ts';

test('a mail has one subject and one text, and the company can answer', () => {
  const namesOf = (place: string) => FIELDS.filter((name) => fieldOf(name).inMail === place);
  expect(namesOf('subject')).toEqual(['topic']);
  expect(namesOf('text')).toEqual(['message']);
  expect(fieldOf('email')).toMatchObject({ isRequired: true, inMail: 'signature', type: 'email' });
});

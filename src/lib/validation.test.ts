import { expect, test } from 'vitest';
import { validateField } from './validation.ts';

const addressOf = (length: number) =>
  `${'a'.repeat(length - '@company.example'.length)}@company.example`;

test('an address is at most as long as every mail server has to take it', () => {
  expect(validateField('email', addressOf(254))).toBeUndefined();
  expect(validateField('email', addressOf(255))).toBe('wrong');
});

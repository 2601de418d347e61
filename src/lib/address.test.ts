import { expect, test } from 'vitest';
import { addressLines } from './address.ts';

const whole = ({ name, joint, rest }: ReturnType<typeof addressLines>) => name + joint + rest;

test('[C2] an address that begins with the name is set in two lines and reads as one', () => {
  const lines = addressLines({
    name: 'Washington, D.C.',
    address: 'Washington, D.C., United States',
  });
  expect(lines.rest).toBe('United States');
  expect(whole(lines)).toBe('Washington, D.C., United States');
});

test('[C2] a street address follows the name in full', () => {
  const lines = addressLines({ name: 'Berlin', address: 'Hauptstr. 1, 10827 Berlin, Germany' });
  expect(lines.rest).toBe('Hauptstr. 1, 10827 Berlin, Germany');
});

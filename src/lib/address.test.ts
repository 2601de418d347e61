import { expect, test } from 'vitest';
import { addressLines } from './address.ts';

const whole = ({ name, joint, rest }: ReturnType<typeof addressLines>) => name + joint + rest;

test('[C2] an address that begins with the name is set in two lines and reads as one', () => {
  const lines = addressLines({
    name: 'Washington, D.C.',
    country: 'United States',
    address: 'Washington, D.C., United States',
  });
  expect(lines.rest).toBe('United States');
  expect(whole(lines)).toBe('Washington, D.C., United States');
});

test('[C2] a street address follows the name in full', () => {
  const lines = addressLines({
    name: 'Berlin',
    country: 'Germany',
    address: 'Hauptstr. 1, 10827 Berlin, Germany',
  });
  expect(lines.rest).toBe('Hauptstr. 1, 10827 Berlin, Germany');
});

test('[C2] city and country may stand in the order of another language', () => {
  const lines = addressLines({ name: '台北', country: '台灣', address: '台灣台北' });
  expect(lines.rest).toBe('台灣');
});

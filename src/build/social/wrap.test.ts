import { describe, expect, test } from 'vitest';
import { fitted } from './wrap.ts';

/** Every letter half as wide as it is high. */
const measure = (text: string, size: number) => (text.length * size) / 2;

describe('the title of a social image', () => {
  test('is set in lines of similar length', () => {
    const fit = { sizes: [80], width: 600, height: 240, leading: 1 };
    expect(fitted(['Analog and Mixed Signal'], measure, fit).lines).toEqual([
      'Analog and',
      'Mixed Signal',
    ]);
  });

  test('keeps the phrases it was given apart', () => {
    const fit = { sizes: [40], width: 900, height: 120, leading: 1 };
    expect(fitted(['We go', 'deep.'], measure, fit).lines).toEqual(['We go', 'deep.']);
  });

  test('shrinks until its longest word and all its lines fit', () => {
    const fit = { sizes: [80, 60, 40], width: 600, height: 160, leading: 1 };
    expect(fitted(['Microcontrollerentwicklung'], measure, fit).size).toBe(40);
    expect(fitted(['Short'], measure, fit).size).toBe(80);
  });

  test('is divided after the hyphen of a long word', () => {
    const fit = { sizes: [80], width: 600, height: 160, leading: 1 };
    const { lines } = fitted(['Firmware-Entwicklung'], measure, fit);
    expect(lines).toEqual(['Firmware-', 'Entwicklung']);
  });

  test('that fits nowhere is set at the smallest size', () => {
    const fit = { sizes: [80, 60], width: 50, height: 80, leading: 1 };
    expect(fitted(['Never fitting'], measure, fit).size).toBe(60);
  });
});

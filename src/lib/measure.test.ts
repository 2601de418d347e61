import { describe, expect, test } from 'vitest';
import { mathText, measureText } from './measure.ts';

describe('a measure in a drawing', () => {
  test('has the decimal sign of the language and keeps its digits', () => {
    expect(measureText('1.260', 'en-GB')).toBe('1.260');
    expect(measureText('1.260', 'de-DE')).toBe('1,260');
    expect(measureText('2.950 ns', 'es-ES')).toBe('2,950\u00a0ns');
    expect(measureText('0.2 mm', 'ja-JP')).toBe('0.2\u00a0mm');
  });

  test('keeps a sign that says something', () => {
    expect(measureText('+0.220 ns', 'tr-TR')).toBe('+0,220\u00a0ns');
  });

  test('has its per cent sign where the language puts it', () => {
    expect(measureText('25 %', 'en-GB')).toBe('25%');
    expect(measureText('25 %', 'tr-TR')).toBe('%25');
    expect(measureText('25 %', 'de-DE')).toBe('25\u00a0%');
  });

  test('is written in Latin digits in every language', () => {
    expect(measureText('1.1 mm', 'bn-BD')).toBe('1.1\u00a0mm');
  });
});

test('a number in a formula has the decimal sign of the language', () => {
  const formula = '<mo>−</mo><mn>7.95</mn><mi>A</mi><mn>2</mn>';
  expect(mathText(formula, 'de-DE')).toBe('<mo>−</mo><mn>7,95</mn><mi>A</mi><mn>2</mn>');
  expect(mathText(formula, 'ja-JP')).toBe(formula);
});

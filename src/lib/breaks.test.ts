import { describe, expect, test } from 'vitest';
import { stripBreakMarks, withBreaks, withoutBadBreaks } from './breaks.ts';

test('marks of an editor become places where a line may break', () => {
  expect(withBreaks('Individual¦software')).toBe('Individual\u00adsoftware');
  expect(withBreaks('トランジスタから|クラウドまで')).toBe('トランジスタから\u200bクラウドまで');
});

test('none of them is left where text is read by a machine', () => {
  expect(stripBreakMarks(withBreaks('a¦b|c'))).toBe('abc');
  expect(stripBreakMarks('a¦b|c')).toBe('abc');
  expect(stripBreakMarks(withoutBadBreaks('Ein RTL-Code'))).toBe('Ein RTL-Code');
});

/** What a reader would see of it: `_` is a joined place, `~` a no-break space. */
const shown = (text: string) =>
  withoutBadBreaks(text).replaceAll('\u2060', '_').replaceAll('\u00a0', '~');

describe('what may not be torn at the end of a line', () => {
  test.each([
    [
      'a short compound',
      'is lint-clean and machine-readable',
      'is lint-_clean and machine-_readable',
    ],
    ['each hyphen of a short compound', 'digital-to-analog paths', 'digital-_to-_analog paths'],
    ['a short part of a long compound', 'ein IP-Sicherheitskonzept', 'ein IP-_Sicherheitskonzept'],
    ['a short part at the end', 'die Spannungsmessung-B', 'die Spannungsmessung-_B'],
    ['a Bengali ending', 'এটি FPGA-এর', 'এটি FPGA-_এর'],
    ['a body and its number', 'by IEC 61508-3', 'by IEC~61508-_3'],
    [
      'a number and its unit',
      'a gate 150 nm long, −40 to 85 °C',
      'a gate 150~nm long, −40 to 85~°C',
    ],
    ['the place of a number and its unit', '{bits} Bit bei {f} MHz', '{bits}~Bit bei {f}~MHz'],
    ['a rate', '16 bits, 500 MS/s', '16~bits, 500~MS/s'],
    ['a unit before a Japanese word', '2.4 GHz帯、50 Vまたは', '2.4~GHz帯、50~Vまたは'],
    ['lengths of an area', 'tile 224 × 261 µm', 'tile 224~×~261~µm'],
    ['two ends', 'open {from}–{to}, not 12:00–13:00', 'open {from}–_{to}, not 12:00–_13:00'],
    [
      'the first word of a sentence',
      'Parts first. A fallback. I say',
      'Parts first. A~fallback. I~say',
    ],
    ['a number and its sign', '代替品も、第1候補と', '代替品も、第_1候補と'],
    [
      'the last two words of a paragraph',
      'one two three four five six seven eight is agreed.',
      'one two three four five six seven eight is~agreed.',
    ],
  ])('%s', (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    ['long parts of a long compound', 'die Firmware-Entwicklung'],
    ['a word that goes on elsewhere', 'Mess- und Regeltechnik'],
    ['a compound that content has joined itself', 'ein Mixed-\u2060Signal-Design'],
    ['a short text', 'is agreed.'],
    ['a number and a word', 'in 24 hours, 5 a day, 3 Sätze'],
    [
      'last words that are long',
      'one two three four five six seven eight entwickelten Schaltungen.',
    ],
    ['the name of a service', 'rtl-design'],
    ['a time zone', 'America/Port-au-Prince'],
    ['an address', 'mailto:a-b@c-d.example'],
  ])('but not %s', (_, text) => {
    expect(withoutBadBreaks(text)).toBe(text);
  });
});

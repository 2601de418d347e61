import { expect, test } from 'vitest';
import { stripBreakMarks, withBreaks } from './breaks.ts';

test('marks of an editor become places where a line may break', () => {
  expect(withBreaks('Individual¦software')).toBe('Individual\u00adsoftware');
  expect(withBreaks('トランジスタから|クラウドまで')).toBe('トランジスタから\u200bクラウドまで');
});

test('none of them is left where text is read by a machine', () => {
  expect(stripBreakMarks(withBreaks('a¦b|c'))).toBe('abc');
  expect(stripBreakMarks('a¦b|c')).toBe('abc');
});

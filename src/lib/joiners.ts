/**
 * What code writes between two texts. Chinese and Japanese take marks as wide as a character, without a space. The words
 * decide, not the page: a line of the message keeps the language in which it was written.
 */
const WIDE_LETTER = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const NARROW = { colon: ': ', comma: ', ', semicolon: '; ' };
const WIDE = { colon: '：', comma: '、', semicolon: '；' };

export const marksFor = (words: string) => (WIDE_LETTER.test(words) ? WIDE : NARROW);

/** "Rated capacity: 1200 mAh" */
export const named = (name: string, text: string) => `${name}${marksFor(name).colon}${text}`;

/** "And" between nouns where a glossary (docs/glossary) has another word than Unicode. */
const AND = new Map([
  ['zh', { unicode: '和', ours: '與' }],
  ['bn', { unicode: 'এবং', ours: 'ও' }],
]);

/** In Chinese a space stands between a word and Latin letters or digits. */
const gapBeside = (letter: string | undefined) => (WIDE_LETTER.test(letter ?? '') ? '' : ' ');

/** A list as the language joins it: "Berlin, Tokyo and Taipei". */
export function listText(
  items: readonly string[],
  locale: string,
  style: Intl.ListFormatStyle = 'long',
): string {
  const and = AND.get(new Intl.Locale(locale).language);
  const parts = new Intl.ListFormat(locale, { style }).formatToParts(items);
  return parts
    .map(({ type, value }, at) => {
      if (type === 'element' || value.trim() !== and?.unicode) return value;
      if (value !== and.unicode) return value.replace(and.unicode, and.ours);
      const before = parts[at - 1]?.value.at(-1);
      const after = parts[at + 1]?.value.at(0);
      return `${gapBeside(before)}${and.ours}${gapBeside(after)}`;
    })
    .join('');
}

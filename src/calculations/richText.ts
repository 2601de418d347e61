/** Sentences of a calculation: `[…]` is a result, `^{…}` an exponent. */

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '−': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

export const richHtml = (text: string) =>
  escapeHtml(text)
    .replace(/\^\{(.*?)\}/g, '<sup>$1</sup>')
    .replace(/\[(.*?)\]/g, '<b>$1</b>');

export const plainText = (text: string) =>
  text
    .replace(/\^\{(.*?)\}/g, (_, exponent: string) =>
      [...exponent].map((sign) => SUPERSCRIPTS[sign] ?? sign).join(''),
    )
    .replace(/[[\]]/g, '');

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

export const escapeHtml = (text: string) =>
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

/** For an SVG text: the exponent is raised, and what follows stands on the line again. */
export const svgText = (text: string) =>
  escapeHtml(text.replace(/[[\]]/g, '')).replace(
    /\^\{(.*?)\}([^^]*)/g,
    '<tspan dy="-.42em" font-size=".76em">$1</tspan><tspan dy=".32em">$2</tspan>',
  );

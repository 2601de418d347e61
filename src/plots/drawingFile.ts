/**
 * The drawing as a file that stands alone: colours as values on white, typefaces with their fallbacks, and below it what
 * was set and what came out.
 */

/** The colours of src/styles/plot.deferred.css on white. */
export const styleOf = (font: string) => `
text { font: 12px ${font}; stroke: #fff; stroke-width: 5px; paint-order: stroke; }
path { fill: none; stroke: #6b6f78; }
.d-l { stroke: #454953; stroke-width: 1.25; }
.d-g { stroke: #e3e3df; }
.d-th { stroke-dasharray: 5 5; }
.d-a { stroke: #b4531f; stroke-width: 2; }
.d-kept { stroke: #16181d; stroke-width: 1.5; stroke-dasharray: 6 3; }
.d-hatch { stroke-width: 0.8; }
.d-used { fill: #454953; stroke: none; }
.d-k { fill: #fff; stroke: #16181d; stroke-width: 1.5; }
.d-die { fill: #b4531f; stroke: #fff; stroke-width: 6; paint-order: stroke; }
.t-i { fill: #16181d; }
.t-3 { fill: #6b6f78; }
`;

/** That of the page, or one as wide. */
const FONT = 'Cousine, "Liberation Mono", "Courier New", monospace';
/** Beside the drawing; of a line of text; and of a sign of the typeface. */
const [MARGIN_PX, LINE_PX, SIGN_PX] = [24, 18, 7.3];
/** A letter of these scripts is as wide as two. */
const WIDE_SIGN = /[\u1100-\u11ff\u2e80-\uffef]/u;

/** Signs that XML reserves, or does not permit at all. */
const escaped = (text: string) =>
  text
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (WIDE_SIGN.test(sign) ? 2 : 1), 0) * SIGN_PX;

/** Words in lines; those of languages without blanks break anywhere. */
export function wrapped(text: string, width_px: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(/\s*[\u2e80-\uffef]|\s*[^\s\u2e80-\uffef]+/gu) ?? []) {
    if (line && widthOf(line + part) > width_px) {
      lines.push(line);
      line = part.trimStart();
    } else line += line ? part : part.trimStart();
  }
  return line ? [...lines, line] : lines;
}

export interface DrawingFile {
  /** Elements of the drawing, as XML. */
  readonly elements: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly sentence: string;
  /** What stands below: each a line, or more where it is long. */
  readonly lines: readonly string[];
}

export function drawingFile(drawing: DrawingFile): string {
  const { elements, width, height, title, sentence } = drawing;
  const lines = drawing.lines.flatMap((line) => (line ? wrapped(line, width) : ['']));
  const [fullWidth, fullHeight] = [
    width + 2 * MARGIN_PX,
    height + (lines.length + 1) * LINE_PX + 2 * MARGIN_PX,
  ];
  const texts = lines.map(
    (line, at) =>
      `<text class="t-i" x="${MARGIN_PX}" y="${MARGIN_PX + height + (at + 2) * LINE_PX}">${escaped(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fullWidth}" height="${fullHeight}" viewBox="0 0 ${fullWidth} ${fullHeight}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(sentence)}</desc>`,
    `<style>${styleOf(FONT)}</style>`,
    `<rect width="${fullWidth}" height="${fullHeight}" fill="#fff"/>`,
    `<svg x="${MARGIN_PX}" y="${MARGIN_PX}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" overflow="visible">`,
    elements,
    '</svg>',
    ...texts,
    '</svg>',
    '',
  ].join('\n');
}

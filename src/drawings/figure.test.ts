import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parseFragment, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIGURE_VIEW_BOX, figureLabels, figureMarkup, readFigure } from './figure.ts';
import { isElement } from './svgElements.ts';

const drawing = (inner: string, viewBox = FIGURE_VIEW_BOX) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;

const markupOf = (source: string, name: string, labels?: Record<string, string>) =>
  figureMarkup(readFigure(source, name), labels);

const sheet = (inner: string) =>
  `<svg viewBox="${FIGURE_VIEW_BOX}" overflow="visible">${inner}</svg>`;

describe('an exchanged drawing reaches the page without harm [V5]', () => {
  test('only the inside of the file is kept, without the line breaks between elements', () => {
    const source = `<?xml version="1.0"?>\n<!-- kept -->\n${drawing(
      '\n  <path class="f-a" d="M0 0h9"/>\n  <!-- a note --><circle r="2"/>\n',
    )}\n`;
    expect(markupOf(source, 'eye')).toBe(
      sheet('<path class="f-a" d="M0 0h9"></path><circle r="2"></circle>'),
    );
  });

  test('two drawings with the same ids do not collide, and references follow their ids', () => {
    const source = drawing(
      '<clipPath id="a"><path d="M0 0h9"/></clipPath><g clip-path="url(#a)"><use xlink:href=\'#a\'/></g>',
    );
    expect(markupOf(source, 'one')).toBe(
      sheet(
        '<clipPath id="one-a"><path d="M0 0h9"></path></clipPath><g clip-path="url(#one-a)"><use href="#one-a"></use></g>',
      ),
    );
  });

  test.each([
    ['a script', '<script>alert(1)</script>', '<script> is not allowed'],
    ['a style element', '<style>path{fill:red}</style>', '<style> is not allowed'],
    ['foreign markup', '<foreignObject></foreignObject>', '<foreignObject> is not allowed'],
    ['an event handler', '<path onclick="go()" d="M0 0"/>', 'the event handler onclick'],
    ['a style attribute', '<path style="fill:red" d="M0 0"/>', 'style attributes'],
    ['a colour of its own', '<path fill="#000" d="M0 0"/>', 'remove fill'],
    ['a link to elsewhere', '<use href="https://a.test/b.svg#c"/>', 'external reference https:'],
    ['a paint from elsewhere', '<path clip-path="url(b.svg#c)"/>', 'external reference url(b.svg'],
    [
      'one in capitals',
      '<path clip-path="URL(https://a.test/b.svg#c)"/>',
      'external reference URL(',
    ],
    [
      'one with an escape',
      '<path filter="u\\72l(https://a.test)"/>',
      'attribute filter is not allowed',
    ],
    ['one without url()', '<path mask="image(https://a.test)"/>', 'attribute mask is not allowed'],
    ['an unknown class', '<path class="f-a st0" d="M0 0"/>', 'unknown class st0'],
    ["an editor's metadata", '<g inkscape:label="Layer"></g>', 'attribute inkscape:label is not'],
    ['an unquoted attribute', '<path d=M0/>', 'cannot read "<path d=M0/>"'],
    ['an element left open', '<g><path d="M0 0"/>', '<g> is not closed'],
    ['a stray end', '</g>', '</g> closes nothing'],
    ['HTML', '<p>1 UI</p>', 'expected one <svg> element'],
    ['words outside a text', '<g>1 UI</g>', 'cannot read "1 UI"'],
    ['a text in a group', '<g><text>1 UI</text></g>', '<text> stands in the sheet itself'],
    ['a text without a word', '<text x="1" y="2"/>', 'expected a text or a data-label'],
    ['a word written twice', '<text data-label="a">a</text>', 'remove it here'],
    ['a label without its word', '<text data-label="sleep"/>', 'a word for the label sleep'],
  ])('%s stops the build with the name of the figure', (_, inner, problem) => {
    expect(() => markupOf(drawing(inner), 'rtl-design-3')).toThrow('Figure "rtl-design-3": ');
    expect(() => markupOf(drawing(inner), 'rtl-design-3')).toThrow(problem);
  });

  test('another sheet size or another kind of file stops the build', () => {
    expect(() => markupOf(drawing('', '0 0 24 24'), 'icon')).toThrow('viewBox="0 0 416 232"');
    expect(() => markupOf('<html></html>', 'page')).toThrow('expected one <svg> element');
  });
});

describe('texts keep their size whatever the size of the drawing [V5]', () => {
  test('they leave the scaled sheet and are placed in per cent of it', () => {
    const source = drawing('<text x="104 208" y="58" dx="6" dy=".35em">AB</text><path d="M0 0"/>');
    expect(markupOf(source, 'array')).toBe(
      `${sheet('<path d="M0 0"></path>')}<text x="25% 50%" y="25%" dx="6" dy=".35em">AB</text>`,
    );
  });

  test('a turned text turns about its own place', () => {
    const source = drawing('<text x="104" y="58" transform="rotate(-90)">dBc/Hz</text>');
    expect(markupOf(source, 'noise')).toBe(
      `${sheet('')}<svg x="25%" y="25%" overflow="visible"><text transform="rotate(-90)">dBc/Hz</text></svg>`,
    );
  });

  test('a word comes from the content, as text and never as markup', () => {
    const source = drawing('<text data-label="sleep" x="0" y="0"/>');
    expect(figureLabels(source, 'energy')).toEqual(new Set(['sleep']));
    expect(markupOf(source, 'energy', { sleep: 'Schlaf <b>&' })).toBe(
      `${sheet('')}<text x="0%" y="0%">Schlaf &lt;b&gt;&amp;</text>`,
    );
  });
});

describe('the drawings of the feature cards [V5]', () => {
  const folder = new URL('../assets/figures/', import.meta.url);
  const names = readdirSync(folder).map((file) => file.replace('.svg', ''));
  const read = (name: string) => readFileSync(new URL(`${name}.svg`, folder), 'utf8');
  const services = new URL('../../content/en/services/', import.meta.url);
  const words = new Map<string, Record<string, string>>(
    readdirSync(services)
      .flatMap((file) => parse(readFileSync(new URL(file, services), 'utf8')).features)
      .map(({ figure, labels }) => [figure, labels ?? {}]),
  );

  /** The design allows three words; a pipeline has a name for each of its steps. Symbols need no reading, only room. */
  const WORDS_MAX = 3;
  const WORDS_MORE: Record<string, number> = { 'custom-software-5': 4 };
  const SYMBOLS_MAX = 9;
  const BYTES_MAX = 1536;

  test.each(names)('%s is clean, marks one thing in copper, and stays short and small', (name) => {
    const markup = markupOf(read(name), name, words.get(name));

    expect(markup).toMatch(/class="f-(a|copper|cu)"/);

    // A name that stands on several parts counts once.
    const labels = parseFragment(markup)
      .childNodes.filter(isElement)
      .flatMap((element) => (element.tagName === 'text' ? serialize(element) : []));
    const wordCount = figureLabels(read(name), name).size;
    expect(wordCount).toBeLessThanOrEqual(WORDS_MORE[name] ?? WORDS_MAX);
    expect(new Set(labels).size - wordCount).toBeLessThanOrEqual(SYMBOLS_MAX);

    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(BYTES_MAX);
  });

  const formulas = new URL('../../art/figures/', import.meta.url);
  /** A service that was removed has taken its drawings along. */
  const computed = readdirSync(formulas).filter(
    (file) => /-\d\.ts$/.test(file) && existsSync(new URL(file.replace('.ts', '.svg'), folder)),
  );

  test.for(computed)('the drawing of art/figures/%s is stored as it is computed', async (file) => {
    const { drawing } = await import(/* @vite-ignore */ new URL(file, formulas).href);
    expect(read(file.replace('.ts', ''))).toBe(drawing);
  });
});

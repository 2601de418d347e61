/** Every drawing is made on this sheet, so that cards of one row share a scale. */
export const FIGURE_VIEW_BOX = '0 0 416 232';

/** The classes that src/styles/figures.css colours; a drawing has no other way to get a colour. */
export const FIGURE_CLASSES: ReadonlySet<string> = new Set([
  ...['f-g', 'f-g2', 'f-t'],
  ...['f-l', 'f-s', 'f-w', 'f-dash'],
  ...['f-k', 'f-b', 'f-n', 'f-cell', 'f-dum'],
  ...['f-a', 'f-copper', 'f-cu'],
  ...['on', 'sub'],
]);

const ELEMENTS: ReadonlySet<string> = new Set([
  ...['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'],
  ...['clipPath', 'defs', 'g', 'text', 'tspan', 'use'],
]);

const COLOURS: ReadonlySet<string> = new Set(['fill', 'stroke', 'color', 'opacity']);

const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const PROLOGUE = /<\?xml[\s\S]*?\?>|<!--[\s\S]*?-->/g;
const ROOT = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/;

/** The inside of a drawing's file, checked and safe to inline beside others: an editor may exchange any of them. */
export function figureMarkup(svgSource: string, name: string): string {
  const broken = (problem: string) => new Error(`Figure "${name}": ${problem}`);

  const [, root, inner] = ROOT.exec(svgSource.replace(PROLOGUE, '').trim()) ?? [];
  if (root === undefined || inner === undefined) throw broken('expected one <svg> element');
  if (!root.includes(`viewBox="${FIGURE_VIEW_BOX}"`)) {
    throw broken(`expected viewBox="${FIGURE_VIEW_BOX}"`);
  }

  const attribute = (key: string, value: string): string => {
    if (key.startsWith('on')) throw broken(`the event handler ${key} is not allowed`);
    if (key === 'style') throw broken('style attributes are not allowed, use the f-* classes');
    if (COLOURS.has(key)) throw broken(`colours come from the f-* classes, remove ${key}`);
    if (key === 'href' || key === 'xlink:href') {
      if (!value.startsWith('#')) throw broken(`the external reference ${value} is not allowed`);
      return ` href="#${name}-${value.slice(1)}"`;
    }
    if (key.includes(':')) throw broken(`unknown attribute ${key}`);
    if (key === 'id') return ` id="${name}-${value}"`;
    if (key === 'class') {
      const unknown = value.split(/\s+/).find((part) => part && !FIGURE_CLASSES.has(part));
      if (unknown) throw broken(`unknown class ${unknown}`);
    }
    if (/url\(\s*(?!#)/.test(value)) throw broken(`the external reference ${value} is not allowed`);
    return ` ${key}="${value.replaceAll('url(#', `url(#${name}-`)}"`;
  };

  const open: string[] = [];
  let markup = '';
  let end = 0;

  const text = (content: string) => {
    if (/[<>]/.test(content)) throw broken(`cannot read "${content.trim().slice(0, 40)}"`);
    markup += content.trim() ? content : '';
  };

  for (const match of inner.matchAll(TAG)) {
    const [tag, closing, element = '', attributes = '', empty] = match;
    text(inner.slice(end, match.index));
    end = match.index + tag.length;

    if (!ELEMENTS.has(element)) throw broken(`<${element}> is not allowed`);
    if (closing) {
      if (open.pop() !== element) throw broken(`</${element}> closes nothing`);
    } else if (!empty) {
      open.push(element);
    }
    const checked = [...attributes.matchAll(ATTRIBUTE)]
      .map(([, key = '', double, single = '']) => attribute(key, double ?? single))
      .join('');
    markup += `<${closing}${element}${checked}${empty}>`;
  }
  text(inner.slice(end));
  if (open.length > 0) throw broken(`<${open.at(-1)}> is not closed`);

  return markup;
}

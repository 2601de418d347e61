import {
  attribute,
  childElements,
  createElement,
  isElement,
  SHAPES,
  type SvgElement,
  type SvgNode,
  writeXml,
} from './svgElements.ts';
import { type SvgFile, svgFile } from './svgFile.ts';

const SHAREABLE: ReadonlySet<string> = new Set([...SHAPES, 'svg', 'g', 'text', 'tspan']);
/** Clip paths do not work across documents, so these elements stay in the page with all they contain. */
const STAYS_WHOLE: ReadonlySet<string> = new Set(['defs', 'clipPath', 'text']);

/** Neighbouring elements of the file, and the `<use>` that shows them in the page. */
interface SharedRun {
  id: string;
  elements: SvgElement[];
  use: SvgElement;
}

/**
 * Moves shapes and symbols, which are the same in every language, from a page's drawings into one SVG file
 * that browsers cache (docs/decisions/023). Each run of neighbours leaves one `<use>`; words stay in the page.
 */
export function extractSharedShapes(name: string, drawings: readonly SvgElement[]): SvgFile {
  const runs: SharedRun[] = [];
  const references: SvgElement[] = [];

  const extract = (parent: SvgElement) => {
    const remaining: SvgNode[] = [];
    for (const child of parent.childNodes) {
      const last = runs.at(-1);
      if (!isElement(child) || !isShareable(child)) {
        remaining.push(child);
        if (!isElement(child)) continue;
        if (child.tagName === 'use') references.push(child);
        if (!STAYS_WHOLE.has(child.tagName)) extract(child);
      } else if (last && last.use === remaining.at(-1) && canJoin(child, last)) {
        last.elements.push(child);
      } else {
        const id = attribute(child, 'id') ?? `s${runs.length}`;
        const use = createElement('use');
        use.parentNode = parent;
        runs.push({ elements: [child], use, id });
        remaining.push(use);
      }
    }
    parent.childNodes = remaining;
  };
  for (const drawing of drawings) extract(drawing);

  const file = svgFile(`/drawings/${name}`, runs.map(writeRun).join(''));
  const moved = new Set(runs.map(({ id }) => `#${id}`));
  for (const { use, id } of runs) use.attrs.push({ name: 'href', value: `${file.path}#${id}` });
  for (const { attrs } of references)
    for (const each of attrs)
      if (each.name === 'href' && moved.has(each.value)) each.value = file.path + each.value;
  return file;
}

/** A `data-` attribute marks a word that is filled in later; `url()` refers to a clip path of the page. */
const isShareable = (element: SvgElement): boolean =>
  SHAREABLE.has(element.tagName) &&
  !element.attrs.some(({ name, value }) => name.startsWith('data-') || value.includes('url(')) &&
  childElements(element).every(
    (child) => isShareable(child) && attribute(child, 'id') === undefined,
  );

/** An element with an id is the target of other references, so it gets a run of its own. */
const canJoin = (element: SvgElement, { elements }: SharedRun) =>
  [element, ...elements].every((each) => attribute(each, 'id') === undefined);

function writeRun({ elements, id }: SharedRun): string {
  const [only, ...others] = elements;
  if (!only || others.length > 0) return `<g id="${id}">${elements.map(writeXml).join('')}</g>`;
  only.attrs = [{ name: 'id', value: id }, ...only.attrs.filter(({ name }) => name !== 'id')];
  return writeXml(only);
}

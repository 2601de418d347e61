import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serializeOuter } from 'parse5';
import { attribute, elementsOf, isElement } from './drawing.ts';
import { SHAPES } from './svg.ts';
import { type SvgFile, svgFile } from './svgFile.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

const FACTS: ReadonlySet<string> = new Set([...SHAPES, 'svg', 'g', 'text', 'tspan']);
/** What refers to a place in its own document has to stay there. */
const STAYS: ReadonlySet<string> = new Set(['defs', 'clipPath', 'text']);

/** Elements that follow each other, and what stands for them in the page. */
interface Run {
  elements: Element[];
  use: Element;
  id: string;
}

/**
 * Moves what is the same in every language, shapes and symbols, out of a page's drawings into a file,
 * and leaves one <use> in the place of all that follow each other. Words stay in the page. How things
 * look is written on them (ink.ts, docs/decisions/023).
 */
export function moveFacts(name: string, drawings: readonly Element[]): SvgFile {
  const runs: Run[] = [];
  const references: Element[] = [];

  const move = (parent: Element) => {
    const left: Node[] = [];
    for (const child of parent.childNodes) {
      const last = runs.at(-1);
      if (!isElement(child) || !isFact(child)) {
        left.push(child);
        if (!isElement(child)) continue;
        if (child.tagName === 'use') references.push(child);
        if (!STAYS.has(child.tagName)) move(child);
      } else if (last && last.use === left.at(-1) && mayJoin(child, last)) {
        last.elements.push(child);
      } else {
        const id = attribute(child, 'id') ?? `s${runs.length}`;
        const use = defaultTreeAdapter.createElement('use', html.NS.SVG, []);
        use.parentNode = parent;
        runs.push({ elements: [child], use, id });
        left.push(use);
      }
    }
    parent.childNodes = left;
  };
  for (const drawing of drawings) move(drawing);

  const file = svgFile(`/drawings/${name}`, runs.map(written).join(''));
  const moved = new Set(runs.map(({ id }) => `#${id}`));
  for (const { use, id } of runs) use.attrs.push({ name: 'href', value: `${file.path}#${id}` });
  for (const { attrs } of references)
    for (const each of attrs)
      if (each.name === 'href' && moved.has(each.value)) each.value = file.path + each.value;
  return file;
}

/** A word of the content is marked by a data attribute until it is written. */
const isFact = (element: Element): boolean =>
  FACTS.has(element.tagName) &&
  !element.attrs.some(({ name, value }) => name.startsWith('data-') || value.includes('url(')) &&
  elementsOf(element).every((child) => isFact(child) && attribute(child, 'id') === undefined);

/** What has an id is referred to by it, alone. */
const mayJoin = (element: Element, { elements }: Run) =>
  [element, ...elements].every((each) => attribute(each, 'id') === undefined);

function written({ elements, id }: Run): string {
  const [only, ...others] = elements;
  if (!only || others.length > 0)
    return `<g id="${id}">${elements.map((element) => xml(element)).join('')}</g>`;
  only.attrs = [{ name: 'id', value: id }, ...only.attrs.filter(({ name }) => name !== 'id')];
  return xml(only);
}

/** The one name that HTML has for a character and XML has not. */
const xml = (element: Element) => serializeOuter(element).replaceAll('&nbsp;', '\u00a0');

import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { moveShapes } from '../moveShapes.ts';
import type { SvgFile } from '../svgFile.ts';
import { LEVELS } from './levels.ts';

type Element = DefaultTreeAdapterTypes.Element;

const files = import.meta.glob<string>('../../assets/scale/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Rows of cells: strokes as high as a row (art/scale/level.ts). */
const ROWS = 'q';

/** What the drawings of all levels refer to. */
export const scaleFile = (): SvgFile => readLevels().file;

/** The drawing of each level by its name, its classes exchanged for those of the stylesheet that colours them. */
export function scaleLevels(classes: Readonly<Record<string, string>>): Map<string, string> {
  const { levels } = readLevels();
  for (const [name, svg] of levels) exchangeClasses(svg, classes, fileOf(name));
  return new Map(levels.map(([name, svg]) => [name, serialize(svg)]));
}

function readLevels() {
  const levels = LEVELS.map(({ name }) => [name, readLevel(name)] as const);
  const drawings = levels.map(([, svg]) => svg);
  return { levels, file: moveShapes('scale', drawings, { growing: ROWS }) };
}

const fileOf = (level: string) => `src/assets/scale/${level}.svg`;

function readLevel(name: string): Element {
  const source = files[`../../assets/scale/${name}.svg`];
  const svg = parseFragment(source ?? '').childNodes.find(({ nodeName }) => nodeName === 'svg');
  if (!svg) throw new Error(`${fileOf(name)}: expected a drawing, found none`);
  return svg as Element;
}

function exchangeClasses(svg: Element, classes: Readonly<Record<string, string>>, file: string) {
  for (const { attrs } of elementsIn(svg)) {
    for (const attribute of attrs) {
      if (attribute.name !== 'class') continue;
      attribute.value = attribute.value
        .split(' ')
        .map((own) => {
          const known = classes[own];
          if (!known) throw new Error(`${file}: expected a known class, found "${own}"`);
          return known;
        })
        .join(' ');
    }
  }
}

function* elementsIn(parent: Element): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('attrs' in node)) continue;
    yield node;
    yield* elementsIn(node);
  }
}

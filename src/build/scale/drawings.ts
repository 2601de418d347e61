import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Office } from '../../content/schemas/offices.ts';
import type { ScaleStop } from '../../content/schemas/scale.ts';
import { measureText } from '../../lib/measure.ts';
import { attribute, elementsOf, isElement } from '../drawing.ts';
import { STEADY } from '../ink.ts';
import { escapeXml } from '../svg.ts';
import { type SvgFile, svgFile } from '../svgFile.ts';
import { dieName, frameOf, spot, squareAt } from './frames.ts';
import { COPPER, DIE, DIMENSION, inkMarkup, inkOf, isRows, PLAIN } from './ink.ts';
import { inView, LEVELS, levelOf } from './levels.ts';
import { type OfficeOnGlobe, officesOnGlobe } from './offices.ts';

type Element = DefaultTreeAdapterTypes.Element;

const files = import.meta.glob<string>('../../assets/scale/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface ScaleDrawings {
  /** What the drawings of the page refer to: the same in all languages that write numbers alike. */
  file: SvgFile;
  /** Of the last stop; their names are words of the page. */
  offices: OfficeOnGlobe[];
}

/**
 * All drawings of the scale. A page shows a level, its dimensions, a die or a frame of the strip by one
 * reference each (docs/decisions/023).
 */
export function scaleDrawings(
  stops: readonly ScaleStop[],
  offices: readonly Office[],
  locale: string,
): ScaleDrawings {
  const last = stops.at(-1)?.id ?? '';
  const placed = officesOnGlobe(last, offices);
  const levels = LEVELS.map(({ name }) =>
    levelMarkup(name, locale, name === last ? officesMarkup(placed) : ''),
  );
  const dies = stops.slice(0, -1).map(({ id }) => dieMarkup(id));
  const frames = stops.map((stop, at) => frameOf(stop, stops.slice(0, at)));
  const parts = [...levels, ...dies, spot, ...frames];
  return { file: svgFile('/drawings/scale', parts.join('')), offices: placed };
}

/** Whether an object has its dimensions written beside it. */
export const hasDimensions = (level: string) => groupsOf(level).some(isDimensions);
export const dimensionsName = (level: string) => `${level}-size`;

function groupsOf(level: string): Element[] {
  const source = files[`../../assets/scale/${level}.svg`] ?? '';
  const svg = parseFragment(source).childNodes.find(({ nodeName }) => nodeName === 'svg');
  if (!svg) throw new Error(`${fileOf(level)}: expected a drawing, found none`);
  return elementsOf(svg as Element);
}

const fileOf = (level: string) => `src/assets/scale/${level}.svg`;
const classesOf = (element: Element) => attribute(element, 'class')?.split(' ') ?? [];
const isDimensions = (group: Element) => classesOf(group).includes('d');

function levelMarkup(level: string, locale: string, more: string): string {
  const groups = groupsOf(level);
  const shapes = groups.filter((group) => !isDimensions(group));
  for (const group of shapes) paint(group, fileOf(level));
  const drawn = shapes.map(written).join('');
  const sizes = groups.filter(isDimensions).map((group) => dimensionsMarkup(level, locale, group));
  return `<g id="${level}"${inkMarkup(PLAIN)}>${drawn}${more}</g>${sizes.join('')}`;
}

/** Exchanges classes for what they mean. */
function paint(element: Element, file: string, isInRows = false): void {
  const classes = classesOf(element);
  const inRows = isInRows || isRows(classes);
  const isLine = element.tagName === 'path' && !inRows;
  inkElement(element, { ...(isLine && STEADY), ...inkOf(classes, file) });
  for (const child of elementsOf(element)) paint(child, file, inRows);
}

function inkElement(element: Element, ink: Readonly<Record<string, string>>): void {
  element.attrs = [
    ...element.attrs.filter(({ name }) => name !== 'class'),
    ...Object.entries(ink).map(([name, value]) => ({ name, value })),
  ];
}

/** As XML, which may close an empty element in its own tag. */
export function written({ tagName, attrs, childNodes }: Element): string {
  const own = inkMarkup(Object.fromEntries(attrs.map(({ name, value }) => [name, value])));
  const inner = childNodes.map((node) => {
    if (isElement(node)) return written(node);
    return 'value' in node ? escapeXml(node.value) : '';
  });
  return inner.length > 0
    ? `<${tagName}${own}>${inner.join('')}</${tagName}>`
    : `<${tagName}${own}/>`;
}

function dimensionsMarkup(level: string, locale: string, group: Element): string {
  const drawn = elementsOf(group).map((part) => {
    const anchor = { 'text-anchor': classesOf(part).join() };
    inkElement(part, part.tagName === 'text' ? anchor : DIMENSION);
    for (const node of part.childNodes)
      if ('value' in node) node.value = localised(node.value, locale);
    return part.tagName === 'text' ? groundOf(part) + written(part) : written(part);
  });
  return `<g id="${dimensionsName(level)}">${drawn.join('')}</g>`;
}

const LETTER = 10.3; // the advance of the annotation face at 17 units
/** Of the paper around a word, and how far it reaches above the base line and below it. */
const PAPER = { beside: 6, above: 16, below: 7 };

/** Hides the lines behind a whole word: the halo of its letters would leave them between two words. */
function groundOf(text: Element): string {
  const word = text.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const width = Math.round(word.length * LETTER) + 2 * PAPER.beside;
  const end = attribute(text, 'text-anchor') === 'end' ? width - PAPER.beside : width / 2;
  const x = Number(attribute(text, 'x')) - end;
  const y = Number(attribute(text, 'y')) - PAPER.above;
  const d = `M${x} ${y}h${width}v${PAPER.above + PAPER.below}h-${width}z`;
  return `<path d="${d}"${inkMarkup({ fill: 'var(--paper)', stroke: 'none' })}/>`;
}

/** Whole numbers are written alike everywhere. */
const localised = (measure: string, locale: string) =>
  measure.includes('.') ? measureText(measure, locale) : measure;

function officesMarkup(offices: readonly OfficeOnGlobe[]): string {
  const d = offices.map(({ x, y }) => squareAt(x, y)).join('');
  return `<path d="${d}"${inkMarkup({ ...COPPER, stroke: 'none', opacity: 'var(--offices)' })}/>`;
}

/** The object of a stop, as it is seen from the next. */
function dieMarkup(stop: string): string {
  const { box, field } = levelOf(stop);
  const [x, y, width, height] = box.map(inView(Math.log10(field)));
  return `<path id="${dieName(stop)}" d="M${x} ${y}h${width}v${height}h-${width}z"${inkMarkup(DIE)}/>`;
}

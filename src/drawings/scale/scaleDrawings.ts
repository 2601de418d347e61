import { measureText } from '../../lib/measure.ts';
import { NON_SCALING_STROKE, replaceClasses } from '../drawingStyles.ts';
import { readSvg, type SvgRules } from '../readSvg.ts';
import {
  attribute,
  childElements,
  classesOf,
  type SvgElement,
  writeAttributes,
  writeXml,
} from '../svgElements.ts';
import { type SvgFile, svgFile } from '../svgFile.ts';
import { earthOf, GLOBE_LEVEL, levelSource } from './earth.ts';
import { type Earth, levelOf, metresToUnitsAt, type Stop } from './levels.ts';
import { LETTER_WIDTH, type Office, type OfficeOnGlobe, officesOnGlobe } from './officesOnGlobe.ts';
import {
  COPPER,
  DIE,
  DIMENSION_LINE,
  isDimensions,
  isRowOfCells,
  isScaleClass,
  LEVEL_DEFAULTS,
  scaleAttributes,
} from './scaleStyles.ts';
import { dieId, placeMarker, squareAt, stillOf } from './stills.ts';

/** All levels end in one file, so one level may show a shape of another by its id. */
const RULES: SvgRules = {
  kind: 'Level of the scale',
  isClass: isScaleClass,
  mayHoldTexts: (group) => isDimensions(classesOf(group)),
  hasSharedIds: true,
};

export interface ScaleDrawings {
  /** The same in all languages with the same decimal sign. */
  file: SvgFile;
  /** On the globe of the last stop. The page writes their names, which are translated. */
  offices: OfficeOnGlobe[];
  earth: Earth;
}

/** All drawings of the zoom. The page shows each level, die and still with one `<use>` (docs/decisions/023). */
export function scaleDrawings(
  stops: readonly Stop[],
  offices: readonly Office[],
  locale: string,
): ScaleDrawings {
  const last = stops.at(-1)?.id ?? '';
  const earth = earthOf(offices);
  const onGlobe = last === GLOBE_LEVEL ? officesOnGlobe(last, offices, earth) : [];
  const levels = earth.levels.map(({ name }) =>
    levelMarkup(earth, name, locale, name === last ? officesMarkup(onGlobe) : ''),
  );
  const dies = stops.slice(0, -1).map(({ id }) => dieMarkup(id));
  // Of an odd number the last still takes the column that would be left over.
  const stills = stops.map((stop, index) =>
    stillOf(stop, stops.slice(0, index), stop.id === last && stops.length % 2 === 1, earth),
  );
  const parts = [...levels, ...dies, placeMarker, ...stills];
  return { file: svgFile('/drawings/scale', parts.join('')), offices: onGlobe, earth };
}

export const hasDimensions = (earth: Earth, level: string) =>
  groupsOf(earth, level).some(isDimensionsGroup);
export const dimensionsId = (level: string) => `${level}-size`;

const groupsOf = (earth: Earth, level: string) =>
  childElements(readSvg(levelSource(earth, level), level, RULES));

const isDimensionsGroup = (group: SvgElement) => isDimensions(classesOf(group));

function levelMarkup(earth: Earth, level: string, locale: string, extra: string): string {
  const groups = groupsOf(earth, level);
  const shapes = groups.filter((group) => !isDimensionsGroup(group));
  for (const group of shapes) applyScaleStyle(group);
  const dimensions = groups
    .filter(isDimensionsGroup)
    .map((group) => dimensionsMarkup(level, locale, group));
  return `<g id="${level}"${writeAttributes(LEVEL_DEFAULTS)}>${shapes.map(writeXml).join('')}${extra}</g>${dimensions.join('')}`;
}

function applyScaleStyle(element: SvgElement, isInRows = false): void {
  const classes = classesOf(element);
  const inRows = isInRows || isRowOfCells(classes);
  const isLine = element.tagName === 'path' && !inRows;
  replaceClasses(element, { ...(isLine && NON_SCALING_STROKE), ...scaleAttributes(classes) });
  for (const child of childElements(element)) applyScaleStyle(child, inRows);
}

function dimensionsMarkup(level: string, locale: string, group: SvgElement): string {
  const parts = childElements(group).map((part) => {
    if (part.tagName !== 'text') {
      replaceClasses(part, DIMENSION_LINE);
      return writeXml(part);
    }
    replaceClasses(part, { 'text-anchor': classesOf(part).join() });
    for (const node of part.childNodes)
      if ('value' in node) node.value = localizedMeasure(node.value, locale);
    return textBackground(part) + writeXml(part);
  });
  return `<g id="${dimensionsId(level)}">${parts.join('')}</g>`;
}

/** Space around a text, and above and below its base line. */
const PADDING = { beside: 6, above: 16, below: 7 };

/**
 * A box in the page's colour behind a text, which hides the lines there. A halo around the letters would leave
 * lines between two words.
 */
function textBackground(text: SvgElement): string {
  const word = text.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const width = Math.round(word.length * LETTER_WIDTH) + 2 * PADDING.beside;
  const end = attribute(text, 'text-anchor') === 'end' ? width - PADDING.beside : width / 2;
  const x = Number(attribute(text, 'x')) - end;
  const y = Number(attribute(text, 'y')) - PADDING.above;
  const d = `M${x} ${y}h${width}v${PADDING.above + PADDING.below}h-${width}z`;
  return `<path d="${d}"${writeAttributes({ fill: 'var(--paper)', stroke: 'none' })}/>`;
}

/** Whole numbers are the same in every language. */
const localizedMeasure = (measure: string, locale: string) =>
  measure.includes('.') ? measureText(measure, locale) : measure;

function officesMarkup(offices: readonly OfficeOnGlobe[]): string {
  const d = offices.map(({ x, y }) => squareAt(x, y)).join('');
  return `<path d="${d}"${writeAttributes({ ...COPPER, stroke: 'none', opacity: 'var(--offices)' })}/>`;
}

/** The object of a stop as a copper square, for the views of larger stops. */
function dieMarkup(stop: string): string {
  const { box, field } = levelOf(stop);
  const [x, y, width, height] = box.map(metresToUnitsAt(Math.log10(field)));
  return `<path id="${dieId(stop)}" d="M${x} ${y}h${width}v${height}h-${width}z"${writeAttributes(DIE)}/>`;
}

import { type PhaseNoisePoint, table } from './inputs.ts';

/**
 * Phase noise as it is pasted from an instrument, a spreadsheet or a data sheet: a point a line, whose first two numbers
 * are offset and level.
 */

export interface PastedPhaseNoise {
  /** By offset, each once: the last line of an offset counts. There may be too few for a table, or too many. */
  readonly points: readonly PhaseNoisePoint[];
  /** Numbers of lines, from 1, that have digits and are no point of the table. */
  readonly unreadable: readonly number[];
}

// No part can match what its neighbour can: a long line that is no point is refused in a time that grows with its length.
const DIGITS = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const NUMBER = String.raw`([+-]?${DIGITS}(?:e[+-]?\d+)?)`;
const HERTZ = String.raw`(?:\s*(?:([kmg])(?:hz)?|hz))?`;
const POINT = new RegExp(String.raw`^${NUMBER}${HERTZ}[\s,;]+${NUMBER}(?![\d.])`, 'i');
/** "1,000 -92" and "12,5,-92": the comma groups thousands, or is a decimal sign, and no other sign tells which. */
const AMBIGUOUS = new RegExp(String.raw`^${DIGITS},${DIGITS}(?![\d.])[,\s]+[+-]?[\d.]`);

/** "m" is no prefix of an offset: it would be a thousandth. */
const FACTORS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['k', 1e3],
  ['K', 1e3],
  ['M', 1e6],
  ['G', 1e9],
]);

const [OFFSET, LEVEL] = table.columns;
const isIn = ({ min, max }: { readonly min: number; readonly max: number }, value: number) =>
  value >= min && value <= max;

const plain = (line: string) =>
  line.replace(/#.*$/s, '').replace(/[−–]/g, '-').replace(/["']/g, '').trim();

function pointOf(line: string): PhaseNoisePoint | null {
  const isSeparated = /[\t;]/.test(line);
  const text = isSeparated ? line.replace(/(?<=\d),(?=\d)/g, '.') : line;
  const found = POINT.exec(text);
  if (!found || (!isSeparated && AMBIGUOUS.test(text))) return null;
  const [, offset = '', prefix = '', level = ''] = found;
  const factor = FACTORS.get(prefix);
  if (factor === undefined) return null;
  // Without the error of the product: 2.2 kHz are 2200 Hz.
  const offset_Hz = Number((Number(offset) * factor).toPrecision(15));
  const level_dBcHz = Number(level);
  return isIn(OFFSET, offset_Hz) && isIn(LEVEL, level_dBcHz) ? { offset_Hz, level_dBcHz } : null;
}

export function readPhaseNoise(text: string): PastedPhaseNoise {
  const byOffset = new Map<number, PhaseNoisePoint>();
  const unreadable: number[] = [];
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = plain(written);
    // A heading, a comment or an empty line.
    if (!/\d/.test(line)) continue;
    const point = pointOf(line);
    if (point) byOffset.set(point.offset_Hz, point);
    else unreadable.push(index + 1);
  }
  const points = [...byOffset.values()].sort((one, other) => one.offset_Hz - other.offset_Hz);
  return { points, unreadable };
}

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { officesSchema } from '../../content/schemas/offices.ts';
import { type ScaleStop, scaleSchema } from '../../content/schemas/scale.ts';
import { LEVELS } from './levels.ts';
import { scaleDrawings } from './scaleDrawings.ts';
import { scaleAttributes } from './scaleStyles.ts';

const read = (name: string) => parse(readFileSync(`tests/fixtures/${name}.yaml`, 'utf8'));
const { stops } = scaleSchema.parse(read('scale'));
const { offices } = officesSchema.parse(read('offices'));
const svgOf = (of: ScaleStop[], locale = 'en-GB') => scaleDrawings(of, offices, locale).file.svg;

const svg = svgOf(stops);
const matches = (pattern: RegExp, text = svg) =>
  [...text.matchAll(pattern)].map(([, found]) => found);
const partOf = (text: string, id: string) => text.slice(text.indexOf(`<g id="${id}">`));

describe('the file of the drawings', () => {
  it('weighs at most 24 KiB, a third of it the coasts', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(24 * 1024);
  });

  it('holds every level, every still of the strip, and all that they refer to, once', () => {
    const ids = matches(/ id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(LEVELS.map(({ name }) => name)));
    expect(ids).toEqual(expect.arrayContaining(stops.map(({ id }) => `${id}-still`)));
    expect(ids).toEqual(expect.arrayContaining(matches(/ href="#([^"]+)"/g)));
  });

  it('has no classes, which a page could not colour, and no colours of its own', () => {
    expect(svg).not.toContain('class=');
    const colours = matches(/ (?:fill|stroke)="([^"]+)"/g);
    expect(colours.filter((colour) => !/^(?:none|var\(--[\w-]+\))$/.test(colour ?? ''))).toEqual(
      [],
    );
  });

  it('writes measures as its language does, and is one for all that write them alike', () => {
    expect(svg).toContain('>104.5\u00a0mm<');
    expect(svgOf(stops, 'de-DE')).toContain('>104,5\u00a0mm<');
    expect(svgOf(stops, 'ja-JP')).toBe(svg);
    expect(svgOf(stops, 'tr-TR')).toBe(svgOf(stops, 'es-ES'));
  });

  it('hides the lines behind a whole measure', () => {
    const dimensions = partOf(svg, 'register-size').split('</g>')[0] ?? '';
    expect(matches(/(fill="var\(--paper\)" stroke="none"\/><text)/g, dimensions)).toHaveLength(2);
  });

  it('moves a still with the exponent of its stop', () => {
    const moved = stops.map((stop) => (stop.id === 'fabric' ? { ...stop, viewPower: -2.9 } : stop));
    const still = (of: ScaleStop[]) => partOf(svgOf(of), 'fabric-still').split('</svg>')[0];
    expect(still(stops)).toContain('<use href="#fabric" transform="scale(1)"/>');
    expect(still(moved)).toContain(
      `<use href="#fabric" transform="scale(${+(10 ** -0.3).toPrecision(4)})"/>`,
    );
  });
});

it('a fill has an outline only where it is drawn as a line too', () => {
  expect(scaleAttributes(['p'])).toEqual({ fill: 'var(--paper)', stroke: 'none' });
  expect(scaleAttributes(['n', 'p'])).toEqual({ fill: 'var(--paper)', stroke: 'var(--ink-3)' });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourOf } from '../../styles/palette.ts';

type Scheme = 'light' | 'dark';
type Rgb = readonly number[];

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('MapLand.deferred.module.css');
const tokens = read('../../styles/tokens.css');

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const mix = (over: Rgb, under: Rgb, part: number): Rgb =>
  over.map((value, at) => value * part + (under[at] ?? 0) * (1 - part));
const token = (name: string, scheme: Scheme) => rgb(colourOf(name, tokens)[scheme]);

function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Land and night are seen through slits, one line of four. */
const SLITS = 1 / 4;
const NIGHT = Number(/\.night \{[^}]*fill-opacity: ([\d.]+)/.exec(css)?.[1]);

/** What the eye sees of the country of an office at night: the darkest ground of the map, or in dark the lightest. */
function nightGround(scheme: Scheme): Rgb {
  const night = mix(token('ink', scheme), token('ink-2', scheme), NIGHT);
  return mix(night, token('paper-2', scheme), SLITS);
}

for (const scheme of ['light', 'dark'] as const) {
  test.each([
    ['the name of the sun’s place', 'ink', token('paper-2', scheme), 4.5],
    ['degrees, on their halo', 'ink-3', token('paper-2', scheme), 4.5],
    ['degrees, beside their halo', 'ink-3', nightGround(scheme), 3],
    ['a tooltip’s name', 'ink', token('surface', scheme), 4.5],
    ['a tooltip’s second voice', 'ink-2', token('surface', scheme), 4.5],
    ['a tooltip’s coordinates', 'ink-3', token('surface', scheme), 4.5],
    ['the ring of a marker', 'ink', nightGround(scheme), 3],
    ['the die of a marker, on its halo', 'copper', token('surface', scheme), 3],
    ['the edge of the night', 'copper', nightGround(scheme), 3],
  ])(`at night, ${scheme}: %s can be seen [E4]`, (_, name, ground, least) => {
    expect(contrast(token(name, scheme), ground)).toBeGreaterThanOrEqual(least);
  });
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from '../../settings.ts';
import { accentCss } from '../../styles/accentCss.ts';
import { colourOf } from '../../styles/palette.ts';

type Scheme = 'light' | 'dark';
type Rgb = readonly number[];

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('MapLand.deferred.module.css');
const ground = read('../../styles/tokens.css');
const tokens = ground + accentCss(settings.accent, ground);

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const mix = (over: Rgb, under: Rgb, part: number): Rgb =>
  over.map((value, index) => value * part + (under[index] ?? 0) * (1 - part));
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

const SEA = { light: 'paper-2', dark: 'surface' } as const;
const sea = (scheme: Scheme) => token(SEA[scheme], scheme);

/** The colours of a rule such as `light-dark(color-mix(in srgb, var(--ink) 20%, transparent), …)`. */
function veil(rule: string, scheme: Scheme): (under: Rgb) => Rgb {
  const [, body = ''] = new RegExp(`\\.${rule} \\{\\s*fill: light-dark\\(([^;]*);`).exec(css) ?? [];
  const colours = body.match(/color-mix\([^)]*\)[^)]*\)|transparent(?=,)/g) ?? [];
  const [, name, percent] =
    /var\(--([\w-]+)\) (\d+)%/.exec(colours[scheme === 'light' ? 0 : 1] ?? '') ?? [];
  return (under) => (name ? mix(token(name, scheme), under, Number(percent) / 100) : under);
}

/** What the eye sees of a place at night, where land is drawn in this colour or the sea is open. */
function atNight(land: Rgb, scheme: Scheme): Rgb {
  const slits = veil('night', scheme)(land);
  return veil('shade', scheme)(mix(slits, sea(scheme), SLITS));
}

/** The country of an office: the darkest ground of the map, or in dark the lightest. */
const nightGround = (scheme: Scheme) => atNight(token('ink-2', scheme), scheme);

/** L* of CIE Lab, in which a step of 1 is about the least that is seen. */
const lightness = (colour: Rgb) => {
  const y = luminance(colour);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
};

/** In dark colours the eye needs more. */
const LEAST_STEP = { light: 3.5, dark: 4 } as const;

for (const scheme of ['light', 'dark'] as const) {
  test(`the sea is darker by night than by day, ${scheme}`, () => {
    const [day, night] = [sea(scheme), atNight(sea(scheme), scheme)].map(lightness);
    expect((day ?? 0) - (night ?? 0)).toBeGreaterThanOrEqual(LEAST_STEP[scheme]);
  });

  test.each([
    ['the name of the sun’s place', 'ink', sea(scheme), 4.5],
    ['degrees, on their halo', 'ink-3', sea(scheme), 4.5],
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

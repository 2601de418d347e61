/** Writes the drawings of the scale: node art/scale/draw.ts (art/scale/README.md). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { board } from './board.ts';
import { cabinet } from './cabinet.ts';
import { die } from './die.ts';
import { CENTRE, earthLevels } from './earth.ts';
import { fabric, logicBlock } from './fabric.ts';
import { groundLevels } from './ground.ts';
import { centreOf, type Level } from './level.ts';
import { chipPackage } from './package.ts';
import { person } from './person.ts';
import { register } from './register.ts';
import { transistor } from './transistor.ts';

/** Which level is a stop of content/en/scale.yaml. */
const STOPS: Record<string, string> = {
  globe: 'cloud',
  cabinet: 'model',
  board: 'board',
  die: 'instruction',
  fabric: 'fabric',
  register: 'register',
  transistor: 'transistor',
};

const folder = new URL('../../src/assets/scale/', import.meta.url);
/** From the largest to the smallest, as they are painted. */
const levels = [
  ...earthLevels(),
  ...groundLevels(),
  cabinet(),
  person(),
  board(),
  chipPackage(),
  die(),
  fabric(),
  logicBlock(),
  register(),
  transistor(),
];

const element = (is: string, d: string) => `<path${is && ` class="${is}"`} d="${d}"/>`;

function markup({ field, unit, shapes, transform, extra = '', dimensions = [] }: Level): string {
  const scale = +((1000 * unit) / field).toFixed(4);
  const inner = shapes.map(({ is, d }) => element(is, d)).join('');
  const own = transform ?? `scale(${scale})`;
  // A group in any case: when a level grows, a browser looks at its children again, and this is one.
  const drawing = `<g${own === 'scale(1)' ? '' : ` transform="${own}"`}>${inner}</g>`;
  const lines = dimensions.map(
    ({ d, at: [x, y], text, anchor }) =>
      `${element('n', d)}<text class="${anchor}" x="${x}" y="${y}">${text}</text>`,
  );
  const measured = lines.length > 0 ? `<g class="d">${lines.join('')}</g>` : '';
  return drawing + extra + measured;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let all = '';
const facts = levels.map((level) => {
  const { name: own, field, unit, box } = level;
  const middle = level.middle ?? (box && centreOf(box));
  const name = STOPS[own] ?? own;
  const inner = markup(level);
  all += inner;
  console.log(name.padEnd(12), inner.length, brotliCompressSync(inner).length);
  writeFileSync(
    new URL(`${name}.svg`, folder),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000" fill="none" stroke="#000">${inner}</svg>\n`,
  );
  const metres = (values: readonly number[]) =>
    values.map((value) => +(value * unit).toPrecision(6));
  const object = box && middle ? { box: metres(box), middle: metres(middle) } : {};
  return { name, field: +field.toPrecision(6), ...object };
});
const scale = { globe: { longitude: CENTRE[0], latitude: CENTRE[1] }, levels: facts };
writeFileSync(new URL('levels.json', folder), `${JSON.stringify(scale, null, 2)}\n`);
console.log('together'.padEnd(12), all.length, brotliCompressSync(all).length);

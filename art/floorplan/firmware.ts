import { seeded } from '../figures/random.ts';
import { type Box, boxes, type Line, lines } from '../paths.ts';
import { range, type Texture } from './texture.ts';

const WORDS = 16;
const BITS = 32;
const SELECTED = 9;
/** Of the bits, so many are ones. */
const ONES = 0.46;

/** A memory: the address decoder is a binary tree into the word lines; one word is selected. */
export function firmware(): Texture {
  const random = seeded(11);
  const wires: Line[] = [];
  const zeros: Box[] = [];
  const ones: Box[] = [];
  for (const level of range(4)) {
    const x = 10 + level * 22;
    const part = 272 / 2 ** level;
    for (const node of range(2 ** level)) {
      const [y, half] = [12 + (node + 0.5) * part, part / 4];
      wires.push([x, y, x + 11, y], [x + 11, y - half, x + 11, y + half]);
      wires.push([x + 11, y - half, x + 22, y - half], [x + 11, y + half, x + 22, y + half]);
    }
  }
  for (const word of range(WORDS)) {
    const y = 12 + (word + 0.5) * 17;
    wires.push([98, y, 598, y]);
    for (const bit of range(BITS)) {
      const isOne = word === SELECTED ? bit % 3 !== 1 : random() < ONES;
      (isOne ? ones : zeros).push([115 + bit * 15, y - 3, 6, 6]);
    }
  }
  for (const byte of range(5)) wires.push([110.5 + byte * 120, 4, 110.5 + byte * 120, 288]);
  const amplifiers = range(BITS).map((bit): Box => [113 + bit * 15, 290, 10, 14]);
  return {
    width: 600,
    keeps: 'xMinYMid',
    hairlines: lines(wires, { grid: 2 }) + boxes([...zeros, ...amplifiers], { grid: 2 }),
    solids: boxes(ones, { grid: 2 }),
    route: boxes([[104, 13 + SELECTED * 17, 494, 15]]),
  };
}

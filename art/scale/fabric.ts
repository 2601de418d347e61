import type { Box, Line, Point } from '../paths.ts';
import { block, IN_BLOCK } from './cells.ts';
import { boxes, lines } from './columns.ts';
import { type Level, widthLine } from './level.ts';

/** One logic block in sites of 0.46 µm and rows of 2.72 µm. */
const SITE = 0.46;
const ROW_UM = 2.72;
const BLOCK_UNITS: Point = [IN_BLOCK.x / 460, IN_BLOCK.y / 2720];

function cellRows(kind: RegExp): string {
  const found = block.cells
    .filter(([name]) => kind.test(name))
    .map(([, x, y, w]): Line => {
      const row = -Math.round(y / 2720) - 0.5;
      return [Math.round(x / 460), row, Math.round((x + w) / 460), row];
    });
  return lines(
    found.sort((a, b) => a[1] - b[1] || a[0] - b[0]),
    { grid: 2 },
  );
}

const sitesTo = (perMicrometre: number) =>
  `scale(${+(SITE * perMicrometre).toFixed(4)} ${+(ROW_UM * perMicrometre).toFixed(4)})translate(${-BLOCK_UNITS[0].toFixed(2)} ${BLOCK_UNITS[1].toFixed(2)})`;

export function logicBlock(): Level {
  const rails: Line[] = Array.from({ length: 49 }, (_, row) => [0, -row, 296, -row]);
  return {
    name: 'block',
    field: 1e-4,
    unit: 1e-7,
    transform: sitesTo(10),
    shapes: [
      { is: 'h', d: lines(rails) },
      { is: '', d: cellRows(/mux2/) },
    ],
    // The flip-flops are those of the fabric, seen closer.
    extra: `<g class="q"><use href="#flip-flops" transform="scale(${+(10 / FABRIC_SCALE).toFixed(4)})"/></g>`,
  };
}

/** Pitch of the tiles, and where the one flip-flop's transistor stands in its tile, in micrometres. */
export const PITCH: Point = [224.48, 261.12];
export const IN_TILE: Point = [IN_BLOCK.x / 1000, IN_BLOCK.y / 1000];
const FABRIC_FIELD = 631e-6;
const FABRIC_SCALE = 1000 / 631;
const TRACKS = 12;

export function fabric(): Level {
  const logic: Box[] = [];
  const switches: Box[] = [];
  const connections: Box[] = [];
  const tracks: Line[] = [];
  const range = [-2, -1, 0, 1, 2];
  for (const j of [...range].reverse()) {
    for (const i of range) {
      const [x, y] = [i * PITCH[0] - IN_TILE[0], -j * PITCH[1] + IN_TILE[1]];
      logic.push([x, y - 130.56, 136.16, 130.56]);
      connections.push([x + 143.52, y - 125.12, 73.6, 119.68]);
      connections.push([x + 30.36, y - 255.68, 75.44, 119.68]);
      switches.push([x + 113.16, y - 261.12, 134.32, 130.56]);
    }
  }
  // One line for five of the 60 tracks.
  for (const i of [-3, ...range]) {
    for (let track = 0; track < TRACKS; track++) {
      const x = i * PITCH[0] - IN_TILE[0] + 149.52 + track * 5.6;
      const y = -i * PITCH[1] + IN_TILE[1] - 160 - track * 6.5;
      tracks.push([x, -720, x, 720], [-640, y, 640, y]);
    }
  }
  const around = [-1, 0, 1].flatMap((j) => [-1, 0, 1].map((i): Point => [i, j]));
  const copies = around
    .filter(([i, j]) => i || j)
    .map(
      ([i, j]) =>
        `<use href="#flip-flops" x="${Math.round(i * PITCH[0] * FABRIC_SCALE)}" y="${Math.round(-j * PITCH[1] * FABRIC_SCALE)}"/>`,
    );
  const flipFlops = `<path id="flip-flops" transform="${sitesTo(FABRIC_SCALE)}" d="${cellRows(/^s?dfrtp/)}"/>`;
  const [left, bottom] = [-IN_TILE[0], IN_TILE[1]];
  return {
    name: 'fabric',
    field: FABRIC_FIELD,
    unit: 1e-6,
    // The tile is centred on its logic block: half a channel on every side.
    box: [left - 3.7, bottom - PITCH[1] + 2.7, ...PITCH],
    middle: [left + 136.16 / 2, bottom - 130.56 / 2],
    shapes: [
      { is: 's h', d: boxes(connections) },
      { is: 'h f', d: lines(tracks) },
      { is: 'n', d: boxes(switches) },
      { is: 'k p', d: boxes(logic) },
    ],
    extra: `<g class="f"><g class="q">${flipFlops}${copies.join('')}</g></g>`,
    dimensions: [
      widthLine(
        left * FABRIC_SCALE,
        (left + PITCH[0]) * FABRIC_SCALE,
        (bottom + 16) * FABRIC_SCALE,
        '224.48 µm',
      ),
    ],
  };
}

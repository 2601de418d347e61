import { type Box, boxes, circle, type Line, lines, type Point, path } from '../paths.ts';
import { range, type Texture } from './texture.ts';

const [CX, CY] = [250, 150];
/** Half the side of the package; how far its leads reach. */
const BODY = 58;
const LEAD = BODY + 15;
const LEADS = 12;
const PITCH = 8.8;

const via = (x: number, y: number) => circle(x, y, 4) + circle(x, y, 1.6);

/** A package with its fan-out in steps of 45°, crystal, decoupling, vias and connector. */
export function microcontroller(): Texture {
  const hair: Box[] = [
    [CX - BODY, CY - BODY, 2 * BODY, 2 * BODY],
    [CX - BODY + 7, CY - BODY + 7, 2 * BODY - 14, 2 * BODY - 14],
    [96, 128, 44, 24], // the crystal
    [520, 56, 44, 188], // the connector
  ];
  const solid: Box[] = [];
  const tracks: Point[][] = [];
  const vias: Point[] = [];
  for (const lead of range(LEADS)) {
    const o = (lead - (LEADS - 1) / 2) * PITCH;
    solid.push([CX - LEAD, CY + o - 2, 15, 4], [CX + BODY, CY + o - 2, 15, 4]);
    solid.push([CX + o - 2, CY - LEAD, 4, 15], [CX + o - 2, CY + BODY, 4, 15]);
    tracks.push(...toConnector(lead, o), upwards(lead, o, vias), downwards(lead, o, vias));
  }
  for (const pin of range(10)) solid.push([512, CY + (pin - 4.5) * 17 - 4, 24, 8]);
  // Two-terminal parts: the crystal's load, and decoupling at the supply pins.
  for (const [x, y, gap, height] of [
    [96, 100, 17, 12],
    [96, 172, 17, 12],
    [CX - BODY - 52, CY + 34, 15, 11],
    [CX - BODY - 52, CY + 56, 15, 11],
    [CX + BODY - 6, CY - BODY - 48, 15, 11],
    [CX + BODY + 24, CY + BODY + 20, 15, 11],
  ] as [number, number, number, number][]) {
    solid.push([x, y, 8, height], [x + gap, y, 8, height]);
    hair.push([x - 2, y - 2, gap + 12, height + 4]);
  }
  tracks.push(...crystalTracks(), ...matchedPair());
  vias.push([20, 90], [30, 120], [20, 190], [150, 230], [120, 270], [340, 30], [380, 22]);
  vias.push([420, 34], [400, 276], [450, 268], [480, 284], [360, 262]);
  const edges: Line[] = [
    [588, 0, 588, 300],
    [108, 128, 108, 152],
    [128, 128, 128, 152],
    [380, 18, 380, 0],
    [420, 30, 420, 0],
    [400, 280, 400, 300],
    [450, 272, 450, 300],
    [16, 90, 0, 90],
    [16, 190, 0, 190],
  ];
  const rings =
    circle(58, 250, 18) + circle(58, 250, 9) + circle(CX - BODY + 22, CY - BODY + 22, 4);
  return {
    width: 600,
    keeps: 'xMidYMid',
    hairlines:
      boxes(hair, { grid: 10 }) +
      path(tracks, { grid: 10 }) +
      lines(edges) +
      vias.map(([x, y]) => via(x, y)).join('') +
      rings,
    solids: boxes(solid, { grid: 10 }),
  };
}

function toConnector(lead: number, o: number): Point[][] {
  if (lead > 9) return [];
  const y = CY + (lead - 4.5) * 17;
  const bend = CX + LEAD + 36 - Math.abs(lead - 4.5) * 5;
  return [
    [
      [CX + LEAD, CY + o],
      [bend, CY + o],
      [bend + Math.abs(y - CY - o), y],
      [520, y],
    ],
  ];
}

function upwards(lead: number, o: number, vias: Point[]): Point[] {
  const end = lead % 2 === 0 ? CY - LEAD - 22 - (lead % 4) * 8 : 0;
  if (end) vias.push([CX + o, end - 4]);
  return [
    [CX + o, CY - LEAD],
    [CX + o, end],
  ];
}

function downwards(lead: number, o: number, vias: Point[]): Point[] {
  const start: Point = [CX + o, CY + LEAD];
  if (lead < 8) return [start, [CX + o, CY + LEAD + 10], [CX + o - 120, CY + LEAD + 130]];
  vias.push([CX + o, CY + LEAD + 22]);
  return [start, [CX + o, CY + LEAD + 18]];
}

const crystalTracks = (): Point[][] => [
  [
    [CX - LEAD, CY - 1.5 * PITCH],
    [160, CY - 1.5 * PITCH],
    [146, 140],
    [140, 140],
  ],
  [
    [CX - LEAD, CY - 0.5 * PITCH],
    [166, CY - 0.5 * PITCH],
    [150, 162],
    [118, 162],
    [118, 152],
  ],
];

/** The shorter of the two meanders until both are as long. */
const matchedPair = (): Point[][] => [
  [
    [0, 34],
    ...range(5).flatMap((turn): Point[] => {
      const x = 60 + turn * 14;
      return [
        [x, 34],
        [x, 20],
        [x + 7, 20],
        [x + 7, 34],
      ];
    }),
    [176, 34],
    [216, 74],
  ],
  [
    [0, 41],
    [130, 41],
    [182, 93],
  ],
];

/**
 * custom-software.svg: one reading on its way from a device to the store, with a lost answer.
 *
 * The answer is lost, not the request: the case in which a plain retry would write twice. The device
 * keeps the reading until it is answered and repeats it with the same idempotency key. The service
 * writes key, reading and answer in one transaction with a unique key, so the second INSERT finds a
 * conflict, changes no row, and the stored answer is given again. The service may be another release
 * by then: what it must remember lies in the store.
 */
import { balloon, box, label, line, type Point, part, path, sheet, symbol } from './sheet.ts';

const LIFE = { device: 74, gateway: 238, service: 402, store: 562 } as const;
type Party = keyof typeof LIFE;
const HEAD = { top: 52, high: 44, wide: 132 };
const BAR = 5; // half the width of an activation
const END = 958;
const KEY = '7f3a';

export interface Message {
  from: Party;
  to: Party;
  y: number;
  over?: string;
  under?: string;
  /** An answer is dashed. */
  answer?: boolean;
  /** Part of the second attempt: the marked way. */
  marked?: boolean;
  /** Ends on the way. */
  lost?: boolean;
  /** The number of the deliverable that it is an example of. */
  part?: number;
}

const SLOPE = 12; // the radio link takes time, the data centre hardly any

export const messages: Message[] = [
  { from: 'device', to: 'gateway', y: 158, over: 'POST /values', under: `key ${KEY}`, part: 3 },
  { from: 'gateway', to: 'service', y: 204, over: `key ${KEY}`, part: 3 },
  { from: 'service', to: 'store', y: 246, over: `INSERT ${KEY}` },
  { from: 'store', to: 'service', y: 292, over: '1 row', answer: true },
  { from: 'service', to: 'gateway', y: 336, over: '201', answer: true },
  { from: 'gateway', to: 'device', y: 380, over: '201', answer: true, lost: true, part: 4 },
  {
    from: 'device',
    to: 'gateway',
    y: 578,
    over: 'POST /values',
    under: `key ${KEY}`,
    marked: true,
  },
  { from: 'gateway', to: 'service', y: 624, over: `key ${KEY}`, marked: true },
  { from: 'service', to: 'store', y: 666, over: `INSERT ${KEY}`, marked: true },
  { from: 'store', to: 'service', y: 712, over: '0 rows', answer: true, marked: true },
  { from: 'service', to: 'store', y: 760, over: `SELECT ${KEY}`, marked: true },
  { from: 'store', to: 'service', y: 806, over: '201', answer: true, marked: true },
  { from: 'service', to: 'gateway', y: 848, over: '201', answer: true, marked: true },
  { from: 'gateway', to: 'device', y: 890, over: '201', answer: true, marked: true },
];

function draw(message: Message) {
  const { from, to, y, over = '', under = '', answer, marked, lost } = message;
  const way = Math.sign(LIFE[to] - LIFE[from]);
  const start = LIFE[from] + way * BAR;
  const radio = from === 'device' || to === 'device';
  const whole = LIFE[to] - way * BAR - start;
  const length = lost ? whole * 0.42 : whole;
  const end: Point = [start + length, y + (radio ? (SLOPE * length) / whole : 0)];
  const kind = marked ? (answer ? 'd-ret' : 'd-a') : answer ? 'd-th' : 'd-l';
  const solid = marked ? 'd-a' : 'd-l';
  const [x2, y2] = end;
  const head = lost
    ? path('d-w', `M${x2 - 7} ${y2 - 7}l14 14m0-14l-14 14`)
    : path(solid, line([[x2 - way * 9, y2 - 5], end, [x2 - way * 9, y2 + 5]]));
  const middle = (LIFE[from] + LIFE[to]) / 2;
  const drawn =
    path(kind, line([[start, y], end])) +
    head +
    symbol(
      over,
      lost ? start - 12 : middle,
      y - 8 + (radio && !lost ? SLOPE / 2 - 2 : 0),
      lost ? 'end' : 'middle',
    ) +
    (under && symbol(under, middle, y + 30, 'middle'));
  return message.part === undefined ? drawn : part(message.part, drawn);
}

const bar = (party: Party, from: number, to: number) =>
  box(LIFE[party] - BAR, from, 2 * BAR, to - from);

export function sequence() {
  const { top, high, wide } = HEAD;
  const bottom = top + high;
  const [stop, restart] = [430, 476];
  let lives = '';
  let heads = '';
  for (const [party, x] of Object.entries(LIFE)) {
    lives +=
      party === 'service'
        ? `M${x} ${bottom}V${stop}M${x} ${restart + high}V${END}`
        : `M${x} ${bottom}V${END}`;
    const head =
      path('d-k', box(x - wide / 2, top, wide, high)) + label(party, x, top + 28, 'middle');
    heads += party === 'service' ? part(1, head) : head;
  }
  // One release ends, the next begins, between two attempts of one request.
  const service = LIFE.service;
  let out = path('d-t', lives) + heads + symbol('v1.8', service + 12, bottom + 24);
  out += part(
    5,
    path('d-w', `M${service - 8} ${stop - 8}l16 16m0-16l-16 16`) +
      path('d-th', `M${service} ${stop + 8}V${restart}`),
  );
  out += part(
    6,
    path('d-k', box(service - wide / 2, restart, wide, high)) +
      symbol('v1.9', service, restart + 28, 'middle'),
  );
  out += path(
    'd-k',
    bar('device', 134, 912) +
      bar('gateway', 170, 388) +
      bar('service', 204, 340) +
      bar('store', 246, 296) +
      bar('gateway', 590, 898) +
      bar('service', 624, 852) +
      bar('store', 666, 716) +
      bar('store', 760, 810),
  );
  out += messages.map(draw).join('');
  // The one write: from here on the row exists, whoever asks
  const row = LIFE.store + 22;
  out += path('d-hot', box(row - 8, 262, 16, 16)) + path('d-a', `M${row} 278V${END + 46}`);
  // How long the device waits: two seconds, and then a random time, so that devices do not come back together
  out += path('d-t', `M30 158h34M30 512h34M40 158V512m-4-8l4 8l4-8M36 166l4-8l4 8`);
  out += path('d-th', `M40 512V560`) + path('d-t', `M30 560h34`);
  out += symbol('2 s', 34, 364, 'end');
  out += part(4, label('lost', 156, 392, 'end')) + label('timeout', LIFE.device + 14, 506);
  out += label('random', LIFE.device + 14, 546);
  // What is left when the store is lost
  const x = LIFE.store;
  out += path('d-t', `M${x} ${END}v46`);
  out += part(
    7,
    path('d-k', `M${x - 40} 1004v44c0 18 80 18 80 0v-44c0 18-80 18-80 0c0-18 80-18 80 0`) +
      label('snapshot', x, 1088, 'middle'),
  );
  out += part(2, path('d-t', `M${LIFE.device} 40V26H${LIFE.store}V40`));
  const places: [Point, Point][] = [
    [
      [486, 130],
      [service + 50, bottom],
    ],
    [
      [318, 26],
      [318, 26],
    ],
    [
      [320, 256],
      [320, 204],
    ],
    [
      [168, 440],
      [168, 394],
    ],
    [
      [486, 436],
      [service, 456],
    ],
    [
      [514, 540],
      [service + wide / 2, 510],
    ],
    [
      [470, 1030],
      [x - 40, 1030],
    ],
  ];
  for (const [i, [from, to]] of places.entries()) out += balloon(i + 1, from, to);
  return sheet(636, 1104, out);
}

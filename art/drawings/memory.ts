/**
 * firmware-development.svg: the memory map of a small controller, to scale, lowest address first.
 *
 * Only sizes are written down here; every address is the sum of the sizes before it. 512 KiB of flash
 * in pages of 4 KiB, 128 KiB of RAM, on the addresses a Cortex-M part commonly has them.
 */
import { balloon, box, label, part, path, round, sheet, symbol } from './sheet.ts';

const KIB = 1024;
const [LEFT, RIGHT] = [144, 392];
const WAY = 414; // where lines run down beside the map
const SP = 438; // where the main stack's pointer stands, beside the start values on their way

interface Memory {
  base: number;
  kib: number;
  top: number;
  /** Units for a KiB. */
  scale: number;
}
export const flash: Memory = { base: 0x0800_0000, kib: 512, top: 62, scale: 1.2 };
export const ram: Memory = { base: 0x2000_0000, kib: 128, top: 766, scale: 2.75 };

/** Sizes in KiB, in order of address. */
export const sections = {
  flash: { bootloader: 32, slotA: 216, slotB: 216, settings: 24, log: 24 },
  /** The main stack serves interrupts only and lies lowest: where it overflows there is no memory, so it faults. */
  ram: { main: 12, retained: 8, data: 24, dma: 32, heap: 32, tasks: 20 },
  /** An image: header with the vector table, code, constants, start values; then the signature. */
  image: { text: 132, rodata: 40, data: 4 },
  previous: 168,
};
const HIGH_WATER = 7.5; // KiB of the main stack ever used

/** 0x0800 8000: two groups of four, as it is read aloud. */
export const hex = (address: number) => {
  const digits = address.toString(16).toUpperCase().padStart(8, '0');
  return `0x${digits.slice(0, 4)} ${digits.slice(4)}`;
};

const yOf = (memory: Memory, address: number) =>
  memory.top + ((address - memory.base) / KIB) * memory.scale;

/** Where each section begins, and the end of the last. */
export function starts(memory: Memory, sizes: Record<string, number>) {
  let address = memory.base;
  const found: Record<string, number> = {};
  for (const [name, kib] of Object.entries(sizes)) {
    found[name] = address;
    address += kib * KIB;
  }
  return { ...found, end: address } as Record<string, number>;
}

const inFlash = starts(flash, sections.flash);
const inRam = starts(ram, sections.ram);
const slot = (name: 'slotA' | 'slotB') => inFlash[name] ?? 0;
const boundary = (memory: Memory, address: number) =>
  path('d-t', `M${LEFT - 8} ${round(yOf(memory, address))}h8`) +
  symbol(hex(address), LEFT - 14, yOf(memory, address) + 5, 'end');

/** Erased flash or free stack: lines at 45 degrees, clipped by arithmetic and not by the browser. */
function hatch(top: number, bottom: number, gap = 14) {
  let d = '';
  for (let c = gap - (bottom - top); c < RIGHT - LEFT; c += gap) {
    const from = Math.max(0, c);
    const to = Math.min(RIGHT - LEFT, c + bottom - top);
    if (to > from)
      d += `M${round(LEFT + from)} ${round(bottom - (from - c))}L${round(LEFT + to)} ${round(bottom - (to - c))}`;
  }
  return path('d-hatch', d);
}

const inside = (key: string, y: number) => label(key, LEFT + 12, y, 'start', 'd-in');
const section = (name: string, y: number) => symbol(name, LEFT + 12, y, 'start', 'd-in');
const size = (kib: number, y: number) => symbol(`${kib} KiB`, RIGHT - 12, y, 'end', 'd-in');

/** A section's name at its start, its size at its end. */
const named = (key: string, y: number, kib: number) => inside(key, y) + size(kib, y);

function outline(memory: Memory, from: Record<string, number>) {
  let edges = '';
  let out = '';
  for (const [name, address] of Object.entries(from)) {
    if (name !== 'end' && address !== memory.base)
      edges += `M${LEFT} ${round(yOf(memory, address))}H${RIGHT}`;
    out += boundary(memory, address);
  }
  return (
    path('d-k', box(LEFT, memory.top, RIGHT - LEFT, memory.kib * memory.scale)) +
    path('d-l', edges) +
    out
  );
}

/** A rule along the end edge: one tick a page, a long one for every sixteen. */
function ruler(memory: Memory, page: number) {
  const ticks = (every: number, length: number) =>
    Array.from({ length: memory.kib / page - 1 }, (_, i) => i + 1)
      .filter((i) => (every === 1 ? i % 16 !== 0 : i % every === 0))
      .map((i) => `M${RIGHT} ${round(memory.top + i * page * memory.scale)}h-${length}`)
      .join('');
  return path('d-hatch', ticks(1, 4)) + path('d-t', ticks(16, 8));
}

function image(start: number, kib: number) {
  const top = yOf(flash, start);
  return path('d-q', box(LEFT, top, RIGHT - LEFT, kib * flash.scale));
}

function flashMap() {
  const { image: parts } = sections;
  const used = parts.text + parts.rodata + parts.data;
  const [a, b] = [slot('slotA'), slot('slotB')];
  const [aTop, bTop] = [yOf(flash, a), yOf(flash, b)];
  const signature = yOf(flash, a + used * KIB);
  const rodata = a + parts.text * KIB;
  const data = rodata + parts.rodata * KIB;
  let out = outline(flash, inFlash);
  out += part(2, image(a, used));
  out += part(
    5,
    image(b, sections.previous) +
      hatch(bTop + sections.previous * flash.scale, yOf(flash, inFlash.settings ?? 0)) +
      named('slotB', bTop + 28, sections.flash.slotB) +
      inside('previous', bTop + 54),
  );
  out += hatch(signature, bTop);
  out += part(
    3,
    path(
      'd-t',
      `M${LEFT} ${round(yOf(flash, rodata))}H${RIGHT}M${LEFT} ${round(yOf(flash, data))}H${RIGHT}`,
    ) +
      section('.text', yOf(flash, rodata) - 14) +
      size(parts.text, yOf(flash, rodata) - 14) +
      section('.rodata', yOf(flash, rodata) + 28) +
      size(parts.rodata, yOf(flash, rodata) + 28),
  );
  out += ruler(flash, 4);
  out += boundary(flash, rodata) + boundary(flash, a + used * KIB);
  out += path('d-l', `M${LEFT} ${round(aTop)}H${RIGHT}M${LEFT} ${round(bTop)}H${RIGHT}`);
  out += path(
    'd-w',
    `M${LEFT} ${flash.top}v${round(flash.kib * flash.scale)}M${RIGHT} ${flash.top}v${round(flash.kib * flash.scale)}`,
  );
  out += part(2, named('slotA', aTop + 28, sections.flash.slotA) + inside('running', aTop + 54));
  out += named('settings', yOf(flash, inFlash.settings ?? 0) + 20, sections.flash.settings);
  const log = yOf(flash, inFlash.log ?? 0);
  out += part(
    6,
    path('d-l', box(LEFT, log, RIGHT - LEFT, sections.flash.log * flash.scale)) +
      named('log', log + 20, sections.flash.log),
  );
  // Reset: into the bootloader, which checks the image from its header to its signature and jumps behind the header.
  const [boot, jump] = [flash.top + 8, aTop + 8];
  out += part(
    1,
    path(
      'd-a',
      `M${WAY} 34V${boot}H${RIGHT + 4}m7-5l-7 5l7 5M${RIGHT} ${boot + 18}H${WAY}V${jump}H${RIGHT + 4}m7-5l-7 5l7 5`,
    ) +
      named('bootloader', yOf(flash, flash.base) + 25, sections.flash.bootloader) +
      label('reset', WAY + 10, 44),
  );
  // From the header of the image to its signature: what the bootloader trusts.
  out += part(2, path('d-a', `M${LEFT} ${round(aTop)}H${RIGHT}`));
  out += part(4, path('d-a', `M${LEFT} ${round(signature)}H${RIGHT}`));
  // Start values are copied to RAM before main()
  const from = yOf(flash, data) + 2.4;
  const to = yOf(ram, inRam.data ?? 0) + 33;
  out +=
    path('d-th', `M${RIGHT} ${round(from)}H${WAY}V${round(to)}H${RIGHT + 6}`) +
    path('d-t', `M${RIGHT + 9} ${round(to - 4)}l-7 4l7 4`);
  out += balloon(1, [488, flash.top + 26], [WAY, flash.top + 26]);
  out += balloon(2, [488, aTop + 34], [RIGHT, aTop + 34]);
  out += balloon(3, [488, yOf(flash, rodata) - 38], [RIGHT, yOf(flash, rodata) - 38]);
  out += balloon(4, [488, signature + 26], [RIGHT, signature]);
  out += balloon(5, [488, bTop + 84], [RIGHT, bTop + 84]);
  out += balloon(6, [488, log + 14], [RIGHT, log + 14]);
  return out;
}

/** What the tasks have used of their stacks of 4 KiB, measured from the highest address of each. */
const TASK = 4;
const USED = [2.4, 1.5, 3.1, 1.3, 2.2];
/** What is taken from the heap: start and size. */
const TAKEN = [
  [0, 7],
  [8.5, 2.5],
] as const;

function ramMap() {
  const start = (name: string) => yOf(ram, inRam[name] ?? 0);
  const top = start('retained'); // the highest address of the main stack, from which it grows
  const mark = top - HIGH_WATER * ram.scale;
  const bottom = yOf(ram, inRam.end ?? 0);
  let out = part(
    7,
    path('d-q', box(LEFT, start('dma'), RIGHT - LEFT, sections.ram.dma * ram.scale)) +
      path('d-t', `M${LEFT} ${round(start('dma') + 16 * ram.scale)}H${RIGHT}`) +
      named('dma', start('dma') + 28, sections.ram.dma),
  );
  for (const [at, kib] of TAKEN)
    out += path('d-q', box(LEFT, start('heap') + at * ram.scale, RIGHT - LEFT, kib * ram.scale));
  out = outline(ram, inRam).replace('<path class="d-l"', `${out}<path class="d-l"`);
  const used = path('d-q', box(LEFT, mark, RIGHT - LEFT, HIGH_WATER * ram.scale));
  out += part(8, used + hatch(ram.top, mark));
  const lanes = [1, 2, 3, 4]
    .map((i) => `M${RIGHT - 48} ${round(start('tasks') + i * TASK * ram.scale)}h48`)
    .join('');
  out += path('d-t', `${lanes}M${RIGHT - 48} ${round(start('tasks'))}V${round(bottom)}`);
  const depths = USED.map((kib, i) => {
    const end = start('tasks') + (i + 1) * TASK * ram.scale;
    return { y: end - kib * ram.scale, height: kib * ram.scale };
  });
  const stacks = depths.map(({ y, height }) => box(RIGHT - 48, y, 48, height));
  out += path('d-plane', stacks.join('')) + ruler(ram, 1);
  const marks = depths.map(({ y }) => `M${RIGHT - 48} ${round(y)}h48`);
  out += part(8, path('d-a', `M${LEFT} ${round(mark)}H${RIGHT}${marks.join('')}`));
  out += path(
    'd-w',
    `M${LEFT} ${ram.top}v${ram.kib * ram.scale}h${RIGHT - LEFT}v-${ram.kib * ram.scale}`,
  );
  out += named('retained', start('retained') + 16, sections.ram.retained);
  out += section('.data .bss', start('data') + 39) + size(sections.ram.data, start('data') + 39);
  out += named('heap', start('heap') + 54, sections.ram.heap);
  out += inside('tasks', start('tasks') + 23);
  out += symbol(`${sections.ram.tasks} KiB`, RIGHT - 60, start('tasks') + 46, 'end', 'd-in');
  out += part(8, named('main', top - 5, sections.ram.main));
  // The heap grows to higher addresses, the stack to lower ones, from the first word of the vector table.
  out += path(
    'd-l',
    `M${WAY} ${round(start('heap') + 12)}v40m-5-8l5 8l5-8M${RIGHT} ${round(top)}H${SP}v-40m-5 8l5-8l5 8`,
  );
  out += symbol('SP', SP + 12, top + 6);
  out += balloon(7, [488, start('dma') + 46], [RIGHT, start('dma') + 46]);
  out += balloon(8, [488, bottom - 28], [RIGHT, bottom - 28]);
  return out;
}

export function memory() {
  let out = flashMap() + ramMap();
  out += label('flash', LEFT, 44) + symbol(`${flash.kib} KiB`, RIGHT, 44, 'end');
  out += symbol('RAM', LEFT, ram.top - 18) + symbol(`${ram.kib} KiB`, RIGHT, ram.top - 18, 'end');
  return sheet(522, 1140, out);
}

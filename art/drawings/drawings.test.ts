import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { ptat, reference, T0, vbe } from './bandgap.ts';
import { STACK_UP } from './board.ts';
import { drawings, fileOf } from './drawings.ts';
import { arrivals } from './floorplan.ts';
import { flash, hex, ram, sections, starts } from './memory.ts';
import { type Message, messages } from './sequence.ts';

const KIB = 1024;
const PAGE = 4 * KIB;

describe.each(Object.entries(drawings))('the drawing of %s', (service, svg) => {
  // A service that was removed has taken its drawing along.
  it.skipIf(!existsSync(fileOf(service)))('is the file that its generator writes', () => {
    expect(readFileSync(fileOf(service), 'utf8')).toBe(svg);
  });

  it('costs a reader little', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(4 * KIB);
  });
});

describe('the bandgap reference', () => {
  const celsius = Array.from({ length: 166 }, (_, i) => 233.15 + i);

  it('is flat where it was made flat, and arched elsewhere', () => {
    expect(Math.abs(reference(T0 + 1) - reference(T0 - 1))).toBeLessThan(2e-6);
    const values = celsius.map(reference);
    expect(Math.max(...values)).toBeCloseTo(reference(T0), 5);
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(2.5e-3);
  });

  it('adds a voltage that falls by about 2 mV/K to one that rises as much', () => {
    expect(vbe(T0 + 1) - vbe(T0)).toBeCloseTo(-2.05e-3, 4);
    expect(ptat(T0 + 1) - ptat(T0)).toBeCloseTo(2.05e-3, 4);
    expect(vbe(298.15)).toBeCloseTo(0.655, 2);
  });
});

test('the critical path meets its clock', () => {
  const { times, slack } = arrivals();
  expect([...times].sort((a, b) => a - b)).toEqual(times);
  expect(slack).toBeGreaterThan(0);
});

describe('the memory map', () => {
  it.each([
    ['flash', flash, sections.flash],
    ['RAM', ram, sections.ram],
  ] as const)('fills the %s to its last byte, page by page', (_, memory, sizes) => {
    const { end, ...from } = starts(memory, sizes);
    expect(end).toBe(memory.base + memory.kib * KIB);
    for (const address of Object.values(from)) expect(address % PAGE).toBe(0);
  });

  it('has two slots of one size that hold their images, and reads addresses in fours', () => {
    const { text, rodata, data } = sections.image;
    expect(sections.flash.slotA).toBe(sections.flash.slotB);
    expect(Math.max(text + rodata + data, sections.previous)).toBeLessThan(sections.flash.slotA);
    expect(hex(0x0803_e000)).toBe('0x0803 E000');
  });
});

test('the board is 1.6 mm thick, as board makers sell it', () => {
  expect(STACK_UP.reduce((sum, layer) => sum + layer, 0)).toBeCloseTo(1.6, 1);
});

test('in the sequence every answer closes the latest open request, and one is lost', () => {
  const open: Message[] = [];
  for (const message of messages) {
    if (!message.answer) {
      open.push(message);
      continue;
    }
    const asked = open.pop();
    expect([asked?.to, asked?.from]).toEqual([message.from, message.to]);
  }
  expect(open).toEqual([]);
  expect(messages.filter(({ lost }) => lost)).toHaveLength(1);
});

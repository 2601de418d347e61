import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { ROOM } from './shared/files.ts';

/** What each layer needs and reads, in the order in which they run. */
export interface Layer {
  readonly id: string;
  /** Commands, and the Debian package that brings each. */
  readonly tools: Readonly<Record<string, string>>;
  /** Files of other folders that decide its outputs. */
  readonly reads: readonly string[];
  /** Gives each broken version to the checks. */
  readonly broken?: readonly [command: string, ...args: string[]];
}

const PYTHON = { 'python3 numpy': 'python3-numpy' };
const VERILATOR = { verilator: 'verilator', 'g++': 'g++', make: 'make' };
const brokenBy = (id: string) => ['/usr/bin/python3', `${id}/broken.py`] as const;
const SHARED = ['shared/*.py', 'shared/calculate.ts', 'shared/files.ts'];

export const layers: readonly Layer[] = [
  {
    id: 'fpga',
    tools: {
      ...VERILATOR,
      yosys: 'yosys',
      'nextpnr-ice40': 'nextpnr-ice40',
      icepack: 'fpga-icestorm',
      ...PYTHON,
    },
    reads: [...SHARED, 'rtl/{sync2,reset_sync,async_fifo}.sv'],
    broken: brokenBy('fpga'),
  },
  {
    id: 'model',
    tools: {
      ...PYTHON,
      'python3 sklearn': 'python3-sklearn',
    },
    reads: [...SHARED, 'fpga/out/coefficients.csv'],
    broken: brokenBy('model'),
  },
  {
    id: 'firmware',
    tools: {
      'arm-none-eabi-gcc': 'gcc-arm-none-eabi libnewlib-arm-none-eabi',
      'qemu-system-arm': 'qemu-system-arm',
      cppcheck: 'cppcheck',
      ...PYTHON,
    },
    reads: [...SHARED, 'fpga/out/record.csv', 'fpga/out/coefficients.csv', 'model/out/model.h'],
    broken: brokenBy('firmware'),
  },
  {
    id: 'rtl',
    tools: { ...VERILATOR, yosys: 'yosys', 'yosys-abc': 'yosys', ...PYTHON },
    reads: [...SHARED, 'fpga/*.sv', 'fpga/out/coefficients.hex', 'fpga/out/report.json'],
    broken: brokenBy('rtl'),
  },
  {
    id: 'ingest',
    tools: {},
    reads: [...SHARED, 'firmware/out/response.json'],
    broken: ['node', 'ingest/tests.ts', '--broken'],
  },
  {
    id: 'analog',
    tools: { ngspice: 'ngspice', ...PYTHON },
    reads: SHARED,
    broken: brokenBy('analog'),
  },
  { id: 'board', tools: {}, reads: SHARED },
];

/** Made by the generator, or read by nothing that makes an output. */
const NOT_SOURCES = /^(?:specimen\.(?:md|ts)|.*\.test\.ts)$/;

const find = (pattern: string) =>
  globSync(pattern, { cwd: ROOM })
    .map((path) => path.replaceAll(sep, '/'))
    .sort();

export const sourcesOf = ({ id, reads }: Layer): string[] =>
  [...find(`${id}/*.*`), ...reads.flatMap(find)]
    .filter((path) => !NOT_SOURCES.test(basename(path)))
    .filter((path, index, all) => all.indexOf(path) === index)
    .sort();

export const outputsOf = ({ id }: Layer): string[] => find(`${id}/out/*.*`);

/** Enough to notice a change. */
const HASH_DIGITS = 16;
const hashOf = (path: string) =>
  createHash('sha256')
    .update(readFileSync(join(ROOM, path)))
    .digest('hex')
    .slice(0, HASH_DIGITS);

export interface Made {
  readonly sources: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
}

const hashes = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, hashOf(path)]));

/** What stands in the folders now. */
export const madeBy = (layer: Layer): Made => ({
  sources: hashes(sourcesOf(layer)),
  outputs: hashes(outputsOf(layer)),
});

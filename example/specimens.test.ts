import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseCalculationLink, readQuery } from '../src/calculations/address.ts';
import { calculationOf } from '../src/calculations/all.ts';
import { layers, type Made, madeBy } from './layers.ts';
import { again, type Calculated } from './shared/calculate.ts';
import { ROOM, readJson, readText } from './shared/files.ts';
import { addressOf, fileOf, type Specimen } from './shared/specimen.ts';
import { specimens } from './specimens.ts';

interface Requirements {
  readonly layers: readonly { readonly id: string; readonly service: string }[];
  readonly requirements: readonly { readonly id: string; readonly layers: readonly string[] }[];
}
const required: Requirements = parse(readText('requirements.yaml'));
const shown = Object.entries(specimens).map(([layer, make]) => [layer, make()] as const);
const outputs = readJson<Record<string, Made>>('outputs.json');
const isThere = (path: string) => existsSync(join(ROOM, path));

describe('what is committed was made by the sources that are committed', () => {
  test.each(layers.map((layer) => [layer.id, layer] as const))('[57] %s', (id, layer) => {
    const made = madeBy(layer);
    expect(Object.keys(made.sources).length).toBeGreaterThan(3);
    expect(made, `run "npm run example -- ${id}"`).toEqual(outputs[id]);
  });
});

describe('calculations of the website still give the numbers of the example', () => {
  const calculated = layers
    .filter(({ id }) => isThere(`${id}/out/calculations.json`))
    .flatMap(({ id }) =>
      readJson<readonly Calculated[]>(`${id}/out/calculations.json`).map(
        (each) => [`${id}: ${each.says}`, each] as const,
      ),
    );

  test.each(calculated)('[57] %s', (_, each) => {
    expect(again(each)).toEqual(each);
  });

  test.each(calculated)('[57] the address of %s sets exactly these inputs', (_, each) => {
    const { slug, query } = parseCalculationLink(addressOf(each));
    const calculation = calculationOf(slug);
    if (!calculation) throw new Error(`no calculation at ${slug}`);
    const { setting, notices } = readQuery(calculation, query);
    expect(notices).toEqual([]);
    expect(setting).toEqual(each.setting);
    expect(query).toMatch(/^\?v=2&/);
  });
});

test('[57] the coefficients of the FPGA are those that the calculation designs', () => {
  const [designed] = readJson<readonly [Calculated]>('fpga/out/calculations.json');
  const half = again(designed).values.coefficients as number[];
  const [scale, ...all] = readText('fpga/out/coefficients.csv').trim().split('\n');
  expect(scale).toBe('# h*2^17');
  expect(all.map(Number).slice(0, half.length)).toEqual(half);
  expect(all.map(Number)).toEqual(all.map(Number).reverse());
});

/** What is wrong with the results of a specimen, in words. */
function faultsOf(specimen: Pick<Specimen, 'layer' | 'requirements' | 'findings'>): string[] {
  const { layer, requirements, findings } = specimen;
  const asked = required.requirements.filter((each) => each.layers.includes(layer));
  const has = (id: string) => requirements.some((each) => each.id === id);
  return [
    ...asked.filter(({ id }) => !has(id)).map(({ id }) => `${id} is not answered`),
    ...requirements
      .filter(({ id }) => !asked.some((each) => each.id === id))
      .map(({ id }) => `${id} is none of this layer`),
    ...requirements
      .filter(({ verdict, finding }) => verdict !== 'pass' && !finding)
      .map(({ id, verdict }) => `${id}: ${verdict} without a finding`),
    ...requirements
      .filter(({ finding }) => finding && !findings[Number(finding.slice(1)) - 1])
      .map(({ id, finding }) => `${id}: there is no ${finding}`),
  ];
}

describe.each(shown)('the specimen of %s', (layer, specimen) => {
  test('[57] is what the generator writes from the outputs', () => {
    expect(readText(`${layer}/specimen.md`)).toBe(fileOf(specimen));
  });

  test('[57] answers each requirement of its layer, and says why one is not met', () => {
    expect(faultsOf(specimen)).toEqual([]);
  });

  test('[57] names a layer, files and columns that are there', () => {
    expect(required.layers.map(({ id }) => id)).toContain(layer);
    const files = [
      ...specimen.files.map(({ path }) => path),
      ...(specimen.plots ?? []).flatMap(({ file, marks }) =>
        [file, ...(marks ? [marks.file] : [])].map((path) => `${layer}/${path}`),
      ),
    ];
    expect(files.filter((path) => !isThere(path))).toEqual([]);
    for (const { file, x, y } of specimen.plots ?? []) {
      const [head = ''] = readText(`${layer}/${file}`).split('\n');
      expect(head.split(',')).toEqual(expect.arrayContaining([x.column, y.column]));
      expect(specimen.body).toContain(`](${file})`);
    }
  });

  test.runIf(isThere(`${layer}/out/broken.json`))('[57] has caught every broken version', () => {
    const broken = readJson<readonly { name: string; caught: boolean }[]>(
      `${layer}/out/broken.json`,
    );
    expect(broken.length).toBeGreaterThan(3);
    expect(broken.filter(({ caught }) => !caught)).toEqual([]);
  });
});

test('[57] every requirement has a specimen, and every specimen a generator', () => {
  const isAnswered = (each: { readonly layers: readonly string[] }) =>
    each.layers.length > 0 && each.layers.every((layer) => specimens[layer]);
  expect(required.requirements.filter((each) => !isAnswered(each))).toEqual([]);
  const written = required.layers.filter(({ id }) => isThere(`${id}/specimen.md`));
  expect(written.map(({ id }) => id)).toEqual(Object.keys(specimens));
});

test('[57] every requirement has a layer of the list', () => {
  const ids = required.layers.map(({ id }) => id);
  expect(required.requirements.flatMap((each) => each.layers)).toEqual(expect.arrayContaining(ids));
  expect(
    required.requirements.filter((each) => each.layers.some((layer) => !ids.includes(layer))),
  ).toEqual([]);
  expect(required.layers.map(({ service }) => calculationOf(service)?.service)).toEqual(
    required.layers.map(({ service }) => service),
  );
});

test.each([
  ['R8 is not answered', { id: 'R7', verdict: 'pass' }],
  ['R3 is none of this layer', { id: 'R3', verdict: 'pass' }],
  ['R7: fail without a finding', { id: 'R7', verdict: 'fail' }],
  ['R7: not shown without a finding', { id: 'R7', verdict: 'not shown' }],
  ['R7: there is no F2', { id: 'R7', verdict: 'fail', finding: 'F2' }],
] as const)('[57] "%s" would be found', (fault, result) => {
  const row = { what: '', limit: '', result: '', ...result };
  expect(faultsOf({ layer: 'rtl', requirements: [row], findings: ['one'] })).toContain(fault);
});

test('[57] no file of anybody else is in the room', () => {
  const isForeign = /copyright|spdx|licensed under/i;
  const all = Object.values(outputs).flatMap(({ sources }) => Object.keys(sources));
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((path) => isForeign.test(readFileSync(join(ROOM, path), 'utf8')))).toEqual([]);
});

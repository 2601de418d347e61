import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { calculations } from '../../calculations/all.ts';
import { specimenProblems, specimenReferenceProblems } from './specimens.ts';

// Facts of its own: the example of the site may be another one, or none.
const SERVICE = calculations[0]?.service ?? '';
const FILE = 'example/bench/specimen.md';
const FRONT = {
  layer: 'bench',
  title: 'A measurement',
  document: 'Measurement report',
  product: 'X-1, made for this website',
  tools: ['pencil 2'],
  issue: 1,
  date: '2026-11-19',
  verdict: '1 of 1 checks pass',
  requirements: [{ id: 'R1', what: 'It is short', limit: '1 m', result: '0.9 m', verdict: 'pass' }],
  findings: [{ id: 'F1', text: 'The first ruler was `bent`.' }],
  files: [{ path: 'bench/lengths.csv', what: 'what was measured' }],
  repeat: ['measure it'],
  plots: [
    {
      id: 'lengths',
      title: 'Lengths',
      file: 'lengths.csv',
      x: { column: 'n', label: 'number', min: 0, max: 9 },
      y: { column: 'm', label: 'length, m', min: 0, max: 2 },
    },
  ],
};
const PAGE = {
  layers: [{ id: 'bench', service: SERVICE }],
  requirements: { items: [{ id: 'R1', layers: ['bench'] }] },
};
const DATA = new Map<string, unknown>([
  ['pages/example.yaml', PAGE],
  [`services/${SERVICE}.yaml`, { deliverables: [] }],
  [`calculations/${SERVICE}.yaml`, {}],
]);

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const specimen = (front: object, body = 'See [the lengths](lengths.csv).') =>
  write(FILE, `---\n${stringify({ ...FRONT, ...front })}---\n${body}\n`);
const problems = () => specimenProblems({ root, source: 'en', data: DATA });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'specimen-'));
  write('example/bench/lengths.csv', 'n,m\n1,0.9\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a specimen with its files has no problems', () => {
  specimen({});
  expect(problems()).toEqual([]);
});

const [row] = FRONT.requirements;
const [plot] = FRONT.plots;
const calculation = { name: 'x', service: SERVICE, says: 'x' };

test.each([
  ['an unknown field', { colour: 'red' }, /colour: unknown field/],
  ['a layer that is not its folder', { layer: 'desk' }, /layer: expected the name of its folder/],
  ['a requirement that nobody asked', { requirements: [{ ...row, id: 'R9' }] }, /found "R9"/],
  ['a finding that is not there', { requirements: [{ ...row, finding: 'F7' }] }, /found "F7"/],
  [
    'a failed requirement without its finding',
    { requirements: [{ ...row, verdict: 'fail' }] },
    /requirements\[0\]\.finding: expected the finding that says why it is "fail"/,
  ],
  ['a file that is not there', { files: [{ path: 'bench/none.csv', what: 'x' }] }, /none\.csv/],
  ['a path out of its folder', { files: [{ path: '../package.json', what: 'x' }] }, /files\[0\]/],
  ['a plot of a file that is not there', { plots: [{ ...plot, file: 'no.csv' }] }, /no "no\.csv"/],
  [
    'a plot of a column that is not there',
    { plots: [{ ...plot, y: { ...plot?.y, column: 'cm' } }] },
    /expected a column "cm" in lengths\.csv, found n, m/,
  ],
  [
    'an address with a value that its calculation does not have',
    { calculations: [{ ...calculation, query: '?v=2&colour=red' }] },
    /calculations\[0\]: expected values of .*, found "colour"/,
  ],
  [
    'HTML in a finding',
    { findings: [{ id: 'F1', text: 'A <b>bold</b> one' }] },
    /findings\[0\]: expected Markdown, found HTML/,
  ],
])('%s is told', (_, front, expected) => {
  specimen(front);
  const found = problems();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^example\/bench\/specimen\.md:\d+: /);
  expect(found[0]).toMatch(expected);
});

test('a link to a file that visitors could not take away is told, with its line', () => {
  specimen({}, 'First.\n\nSee [it](secret.csv).');
  const [found] = problems();
  expect(found).toMatch(/expected a link to one of its files, found "secret\.csv"$/);
});

test.each([
  [
    'a deliverable',
    `services/${SERVICE}.yaml`,
    { deliverables: [{ id: 'x', title: 'x', text: 'x', specimen: 'desk' }] },
    /deliverables\[0\]\.specimen: expected a specimen in example\/ \(bench\), found "desk"; delete the field/,
  ],
  [
    'a note',
    'notes/2026-11-one.md',
    { services: ['no-such-service'], specimen: 'confirms' },
    /^notes\/2026-11-one\.md: specimen: .*delete the field/,
  ],
  [
    'a requirement',
    'pages/example.yaml',
    { ...PAGE, requirements: { items: [{ id: 'R1', layers: ['desk'] }] } },
    /requirements\.items\[0\]\.layers: expected one of its layers, found "desk"/,
  ],
])('%s that names what is not there is told', (_, file, content, expected) => {
  specimen({});
  const data = new Map([...DATA, [file, content] as const]);
  const [found, ...others] = specimenReferenceProblems({ root, data });
  expect(others).toEqual([]);
  expect(found).toMatch(expected);
});

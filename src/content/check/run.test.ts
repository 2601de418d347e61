import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { settings } from '../../../site.config.ts';
import { contentProblems } from './run.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  symlinkSync(resolve('src'), join(root, 'src'), 'junction');
});
afterEach(() => rmSync(root, { recursive: true }));

const problems = () => contentProblems(root, settings.languages);

test('the content as it is has no problems', () => {
  expect(problems()).toEqual([]);
});

test('a folder that is no language of the settings is told, and no other is', () => {
  mkdirSync(join(root, 'content/drafts'));
  expect(problems()).toEqual([
    'content/drafts: expected a language of site.config.ts, found none of that name',
  ]);
});

test('a language without a folder is no problem: it falls back to the source', () => {
  rmSync(join(root, 'content/de'), { recursive: true });
  expect(problems()).toEqual([]);
});

test('a file in a language that the source does not have is told', () => {
  writeFileSync(join(root, 'content/de/pages/careers.yaml'), 'title: Karriere\n');
  expect(problems()).toEqual([
    'content/de/pages/careers.yaml: unexpected file; expected one of the source',
  ]);
});

test('stops of the scale that are out of order are told', () => {
  const file = join(root, 'content/en/scale.yaml');
  const scale = parse(readFileSync(file, 'utf8'));
  scale.stops[1].viewPower = scale.stops[0].viewPower;
  writeFileSync(file, stringify(scale));
  expect(problems()).toEqual([
    expect.stringContaining('stops[1].viewPower: expected more than the stop before, found '),
  ]);
});

test('a placeholder of a translation that nothing fills is told', () => {
  const file = join(root, 'content/de/pages/about.yaml');
  const about = parse(readFileSync(file, 'utf8'));
  writeFileSync(file, stringify({ ...about, lead: 'Von {brnad}.' }));
  expect(problems()).toEqual([expect.stringMatching(/^content\/de\/.+lead: .+found \{brnad\}$/)]);
});

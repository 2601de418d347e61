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
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Language } from '../../../site.config.ts';
import { linkExample } from '../../../tests/support/linkExample.ts';
import { allLanguages } from '../../settings.ts';
import { contentProblems, contentWarnings } from './run.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  symlinkSync(resolve('src'), join(root, 'src'), 'junction');
  linkExample(root);
});
afterEach(() => rmSync(root, { recursive: true }));

/** A language that begins: whatever else the site speaks, these tests have one to make mistakes in. */
const BEGUN = { lang: 'xx', name: 'Begun', locale: 'en' };
const begin = (file: string, text: string) => {
  const path = join(root, 'content/xx', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const problems = (languages: readonly Language[] = allLanguages) =>
  contentProblems(root, languages);
const withBegun = () => problems([...allLanguages, BEGUN]);

test('the content as it is has no problems', () => {
  expect(problems()).toEqual([]);
});

test('a folder that is no language of the settings is told, and no other is', () => {
  mkdirSync(join(root, 'content/drafts'));
  expect(problems()).toEqual([
    'content/drafts: expected a language of site.config.ts, found none of that name',
  ]);
});

test('a language without a folder is no problem, because it falls back to the source, but it is told', () => {
  expect(withBegun()).toEqual([]);
  expect(contentWarnings(root, [...allLanguages, BEGUN])).toContain(
    'content/xx: no words yet; the pages of this language show the source',
  );
});

test('a file in a language that the source does not have is told', () => {
  begin('pages/careers.yaml', 'title: Karriere\n');
  expect(withBegun()).toEqual([
    'content/xx/pages/careers.yaml: unexpected file; expected one of the source',
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
  begin('pages/about.yaml', stringify({ lead: 'Von {brnad}.' }));
  expect(withBegun()).toEqual([expect.stringMatching(/^content\/xx\/.+lead: .+found \{brnad\}$/)]);
});

test('a number of a translation that its sentence does not have is told', () => {
  begin('calculations/custom-software.yaml', stringify({ sentences: { answer: '{answrQ_ms}' } }));
  expect(withBegun()).toEqual([
    expect.stringMatching(
      /^content\/xx\/.+: sentences\.answer: expected one of .*\{answerQ_ms\}.*, found \{answrQ_ms\}$/,
    ),
  ]);
});

test('a list of a translation that the source no longer has is told once, with what to do', () => {
  const file = join(root, 'content/en/pages/about.yaml');
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), highlights: [] }));
  begin(
    'pages/about.yaml',
    stringify({
      highlights: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
    }),
  );
  expect(withBegun().filter((each) => each.includes('content/xx/'))).toEqual([
    'content/xx/pages/about.yaml: highlights: expected no list, because the source has none: delete it here, too',
  ]);
});

test('a service that is gone is told where a sentence of a translation still names it', () => {
  const name = 'pages/about.yaml';
  begin(name, stringify({ lead: 'With {service: hardware-poetry}.' }));
  expect(withBegun()).toEqual([
    expect.stringMatching(
      /^content\/xx\/.+: lead: expected a file in services\/ .+"hardware-poetry"$/,
    ),
  ]);
});

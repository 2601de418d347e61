import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ServiceContent } from '../../src/content/schemas/service.ts';
import { filesOf } from './sources.ts';

const rows = readFileSync('docs/standards.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .flatMap((line) => codesOf(line.split('|')[1] ?? ''));

/** A line may name two standards; "-4-2" is a further part of the one before it. */
function codesOf(codes: string): string[] {
  return codes.trim().split(/, (?!-)/);
}

const named = filesOf('content/en/services/*.yaml').flatMap((file) => {
  const { standards } = parse(readFileSync(file, 'utf8')) as ServiceContent;
  return (standards ?? []).flatMap(({ code }) => codesOf(code));
});

test('every standard on a service page has its source in docs/standards.md', () => {
  expect(named.filter((code) => !rows.includes(code))).toEqual([]);
});

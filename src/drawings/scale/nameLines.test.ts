import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scaleSchema } from '../../content/schemas/scale.ts';
import { type NameOnRule, nameLines } from './nameLines.ts';
import { namesOnRule } from './ruleCss.ts';

/** A name that starts at its tick. */
const name = (start: number, width: number): NameOnRule => ({
  tick: start,
  start,
  end: start + width,
});

describe('the names on the rule', () => {
  it('stand on one line where they have room', () => {
    expect(nameLines([name(0, 50), name(62, 50), name(200, 50)])).toEqual([0, 0, 0]);
  });

  it('keep 12 px apart', () => {
    expect(nameLines([name(0, 50), name(61, 50)])).toEqual([1, 0]);
  });

  it('stand clear of the ticks of lower names', () => {
    // On the second line the first name would be crossed by the tick of the second.
    expect(nameLines([name(0, 90), name(80, 60), name(100, 30)])).toEqual([2, 1, 0]);
  });

  it('take three lines on a phone, with a tick behind a name where there is no other way', () => {
    const content = scaleSchema.parse(parse(readFileSync('tests/fixtures/scale.yaml', 'utf8')));
    const lines = nameLines(namesOnRule(content, 350));
    expect(Math.max(...lines)).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import {
  mentionsIn,
  readByAttribute,
  readProperties,
  shortProperties,
} from './customProperties.ts';

const none = new Set<string>();

describe('mentionsIn', () => {
  it('tells what is declared from what is read, and takes no class for either', () => {
    const { declared, read } = mentionsIn('.label--caps{--row:1px;text-wrap:wrap}p{top:var(--at)}');
    expect([...declared]).toEqual(['--row']);
    expect([...read]).toEqual(['--at']);
  });

  it('counts a style query and a transition as reading', () => {
    const css =
      'p{--a:1;--b:1;--c:1;transition:--c 1s}@container style(--a){q{top:0}}@container style(--b:1){q{top:0}}';
    expect([...mentionsIn(css).read].sort()).toEqual(['--a', '--b', '--c']);
  });
});

describe('readProperties', () => {
  it('leaves out what nobody reads, and what only that read', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:2px;color:red}p{margin:var(--a)}';
    expect(readProperties(css, none)).toBe(':root{--a:1px;color:red}p{margin:var(--a)}');
  });

  it('keeps what is read elsewhere', () => {
    const css = ':root{--a:1px;--b:2px}';
    expect(readProperties(css, new Set(['--b']))).toBe(':root{--b:2px}');
  });

  it('keeps what only a style query reads', () => {
    const css = 'p{--x:1;--y:2}@container style(--x:1){q{color:red}}';
    expect(readProperties(css, none)).toBe('p{--x:1}@container style(--x:1){q{color:red}}');
  });

  it('is not misled by signs in strings', () => {
    const css = 'a:after{content:"}"}q{--b:";--z:1"}b{content:var(--b)}';
    expect(readProperties(`${css}i{--c:1}`, none)).toBe(css);
  });
});

describe('shortProperties', () => {
  it('gives the shortest names to the most used, and none that are known elsewhere', () => {
    const css = 'p{--tint:1;margin:var(--gap) var(--gap)}.label--gap{--at:1}';
    const shorten = shortProperties([css], new Set(['--at', '--b']));
    expect(shorten(css)).toBe('p{--c:1;margin:var(--a) var(--a)}.label--gap{--at:1}');
  });

  it('renames style queries and what is registered with the rest', () => {
    const css =
      '@property --tint{syntax:"*";inherits:false}p{--tint:1}@container style(--tint:1){q{color:red}}';
    expect(shortProperties([css], none)(css)).toBe(css.replaceAll('--tint', '--a'));
  });

  it('gives the same names whatever the order of the pages', () => {
    const [one, two] = ['p{--x:var(--y)}', 'p{--z:var(--y)}'];
    expect(shortProperties([one, two], none)(one)).toBe(shortProperties([two, one], none)(one));
  });
});

it('an attribute reads what it names', () => {
  expect(readByAttribute('fill', 'var(--line, var(--ink))')).toEqual(['--line', '--ink']);
});

import { describe, expect, it } from 'vitest';
import { propertyNames, readProperties, shortProperties } from './customProperties.ts';

describe('propertyNames', () => {
  it('finds custom properties, and no classes', () => {
    expect(propertyNames('.label--caps{--row-gap:1px}x{y:var(--at)}')).toEqual([
      '--row-gap',
      '--at',
    ]);
  });
});

describe('readProperties', () => {
  const none = new Set<string>();

  it('leaves out what nobody reads, and what only that read', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:2px;color:red}p{margin:var(--a)}';
    expect(readProperties(css, '', none)).toBe(':root{--a:1px;color:red}p{margin:var(--a)}');
  });

  it('keeps what the rest of the page or a script reads', () => {
    const css = ':root{--a:1px;--b:2px;--c:3px}';
    expect(readProperties(css, '<i fill="var(--a)">', new Set(['--b']))).toBe(
      ':root{--a:1px;--b:2px}',
    );
  });

  it('is not misled by signs in strings and brackets, and leaves out empty rules', () => {
    const css =
      '@media print{p{--a:url("data:x;y,(");}}q{--b:";--z:1";x:y;@starting-style{x:z}}b{c:var(--b)}';
    expect(readProperties(css, '', none)).toBe(
      'q{--b:";--z:1";x:y;@starting-style{x:z}}b{c:var(--b)}',
    );
  });
});

describe('shortProperties', () => {
  it('gives the shortest names to the most used, and none that a script has', () => {
    const css = 'p{--tint:1;x:var(--gap) var(--gap)}.label--gap{--at:1}';
    const shorten = shortProperties([css], new Set(['--at', '--b']));
    expect(shorten(css)).toBe('p{--c:1;x:var(--a) var(--a)}.label--gap{--at:1}');
  });

  it('gives the same names whatever the order of the pages', () => {
    const [one, two] = ['p{--x:var(--y)}', 'p{--z:var(--y)}'];
    const kept = new Set<string>();
    expect(shortProperties([one, two], kept)(one)).toBe(shortProperties([two, one], kept)(one));
  });
});

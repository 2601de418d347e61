import { globSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import {
  applyStyle,
  type DrawingStyle,
  figureStyle,
  largeDrawingStyle,
  textureStyle,
} from './drawingStyles.ts';

const write = (inside: string, ink: DrawingStyle) =>
  serialize(
    applyStyle(
      parseFragment(`<svg>${inside}</svg>`).childNodes[0] as DefaultTreeAdapterTypes.Element,
      ink,
    ),
  );

const ink: DrawingStyle = {
  sheet: { fill: 'none' },
  classes: { thin: { stroke: 'red', 'stroke-width': '1' }, wide: { 'stroke-width': '4' } },
};

describe('the ink of a drawing', () => {
  it('stands on its elements in the place of their classes', () => {
    expect(write('<path class="thin" d="M0 0"/><text class="thin">V</text>', ink)).toBe(
      '<path d="M0 0" vector-effect="non-scaling-stroke" stroke="red" stroke-width="1"></path><text stroke="red" stroke-width="1">V</text>',
    );
  });

  it('of the later class wins, whatever the order in the file', () => {
    expect(write('<g class="wide thin"></g>', ink)).toBe('<g stroke="red" stroke-width="4"></g>');
  });

  it('of the sheet is inherited by the shapes on it', () => {
    expect(write('<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', ink)).toBe(
      '<svg viewBox="0 0 9 9" fill="none"><path d="M0 0" vector-effect="non-scaling-stroke"></path></svg>',
    );
  });
});

describe('every token that an ink reads', () => {
  const styles = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const readIn = ({ sheet, classes }: DrawingStyle) =>
    [sheet, ...Object.values(classes)]
      .flatMap((look) => Object.values(look))
      .filter((value) => value.startsWith('var('));

  it.each([
    ['figures', figureStyle, '../styles/figures.deferred.css'],
    ['large drawings', largeDrawingStyle, '../styles/drawings.deferred.css'],
    ['textures', textureStyle, '../screens/Services/FloorplanBlock.module.css'],
  ])('of %s is set by their style sheet', (_, each, path) => {
    const declared = new Set([...styles(path).matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const read = readIn(each).flatMap((value) => value.match(/--[\w-]+/g) ?? []);
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((name) => !declared.has(name))).toEqual([]);
  });
});

describe('every class', () => {
  /** Generators and what people are told to draw with, too: a service that was removed has taken its drawings along. */
  const sourcesOf = (folder: string) =>
    globSync([`src/assets/${folder}/*.svg`, 'art/**/*.{ts,py,css}', 'docs/figures.md'])
      .map((file) => readFileSync(file, 'utf8'))
      .join('');

  it.each([
    ['figures', figureStyle],
    ['drawings', largeDrawingStyle],
    ['textures', textureStyle],
  ])('that has an ink is used or offered for src/assets/%s', (folder, { classes }) => {
    const source = sourcesOf(folder);
    // A generator numbers some of them: `film-${at}`.
    const isUsed = (name: string) =>
      new RegExp(`\\b${name}\\b|\\b${name.replace(/\d+$/, '')}\\$?\\{`).test(source);
    const unused = Object.keys(classes).filter((name) => !isUsed(name));
    expect(unused).toEqual([]);
  });
});

import { readSvg, type SvgRules } from './readSvg.ts';
import {
  attribute,
  classesOf,
  SHAPES,
  type SvgElement,
  selfAndDescendants,
  writeXml,
} from './svgElements.ts';

const RULES: SvgRules = { kind: 'Logo', isClass: () => true, keepsOnlyShapes: true };

/** What is left of the first ten packets of the fullest page: tests/build/weight.test.ts. */
const MAX_CHARACTERS = 4500;

/** The markup of the shapes whose classes pass the filter, ready to be drawn or to clip. */
type MarkupOf = (filter: (classes: readonly string[]) => boolean) => string;

export function readLogoFile(
  source: string,
  file: string,
): { viewBox: string; markupOf: MarkupOf } {
  const expected = `src/assets/logo/${file}: expected`;
  if (/<text[\s>]/.test(source)) {
    throw new Error(`${expected} outlines, found <text>: convert the text to paths`);
  }
  const root = readSvg(source, file, RULES);
  const shapes = selfAndDescendants(root).filter(({ tagName }) => SHAPES.has(tagName));
  if (shapes.length === 0) throw new Error(`${expected} shapes, found none`);
  const { length } = shapes.map(writeXml).join('');
  if (length > MAX_CHARACTERS) {
    throw new Error(
      `${expected} at most ${MAX_CHARACTERS} characters of shapes, because every page begins with them, found ${length}: round the coordinates of its paths`,
    );
  }
  return {
    viewBox: attribute(root, 'viewBox') ?? '',
    markupOf: (filter) =>
      shapes
        .filter((shape) => filter(classesOf(shape)))
        .map((shape) => writeXml(withoutClass(shape)))
        .join(''),
  };
}

/** A shape with a hole needs clip-rule as well, in case it is used as a clip path. */
const withoutClass = (shape: SvgElement): SvgElement => ({
  ...shape,
  attrs: shape.attrs.flatMap((each) => {
    if (each.name === 'class') return [];
    return each.name === 'fill-rule' ? [each, { ...each, name: 'clip-rule' }] : [each];
  }),
});

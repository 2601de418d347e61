import {
  browserslistToTargets,
  type CustomAtRules,
  Features,
  transform,
  type Visitor,
} from 'lightningcss';
import project from '../../package.json' with { type: 'json' };

/** The oldest browsers that the styles are compiled for: `browserslist` in package.json. */
const targets = browserslistToTargets(
  project.browserslist.map((each) => each.split(' >= ').join(' ')),
);

export interface Rewriting {
  /** Classes, keyframes and custom properties whose rules and declarations go. */
  unusedSymbols?: string[];
  visitor?: Visitor<CustomAtRules>;
}

/** CSS for the oldest browsers, minified. */
export const compileCss = (css: string): string => print(css, {});

/** What compiling adds, and would add again to what it has been added to. */
const ADDED = Features.LightDark | Features.VendorPrefixes;

/** Compiled CSS, changed and minified again. */
export function rewriteCss(css: string, rewriting: Rewriting): string {
  const changed = print(css, { ...rewriting, exclude: ADDED });
  // What a visitor leaves of a media query may be empty: that shows on the second reading.
  return rewriting.visitor ? rewriteCss(changed, {}) : changed;
}

const print = (css: string, options: Rewriting & { exclude?: number }) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    ...options,
  }).code.toString();

/** Goes over CSS without changing it. */
export function visitCss(css: string, visitor: Visitor<CustomAtRules>): void {
  transform({ filename: 'page.css', code: Buffer.from(css), visitor });
}

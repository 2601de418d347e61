import { propertyNames, readProperties, shortProperties } from './customProperties.ts';
import { SHARED_STYLE } from './marker.ts';
import { ownStyles } from './ownStyles.ts';

const SCRIPT = /<script[^>]*>.*?<\/script>/gs;
const ALL_STYLES = /<style[^>]*>(.*?)<\/style>/gs;
/** Where a custom property may be named in markup. */
const STYLED = /<style[^>]*>.*?<\/style>|="[^"<>]*var\(--[^"<>]*"/gs;
const LANGUAGE = /<html[^>]* lang="([^"]*)"/;
const CLASSES = / class="([^"]*)"/g;
const WORD = /[\w-]+/g;

export interface BuiltSite {
  /** The text of each script and each style, in a file or in a page. */
  scripts: Iterable<string>;
  styles: Iterable<string>;
  /** For each CSS module the short names of its classes. */
  modules: readonly (readonly string[])[];
}

export const scriptsIn = (html: string) => html.match(SCRIPT) ?? [];

export const stylesIn = (html: string) => [...html.matchAll(ALL_STYLES)].map(([, css = '']) => css);

/**
 * Makes pages with no more in their styles than they need: no rules for parts they do not have, no
 * tokens that they do not read, and short names for those that they do.
 */
export function leanStyles({ scripts, styles, modules }: BuiltSite): (html: string) => string {
  const code = [...scripts];
  const inScripts = new Set(code.flatMap((text) => text.match(WORD) ?? []));
  const kept = new Set(code.flatMap(propertyNames));
  const shorten = shortProperties(styles, kept);
  return (html) => {
    const css = SHARED_STYLE.exec(html)?.[1] ?? '';
    const rest = html.replace(SHARED_STYLE, '');
    const classes = new Set(
      [...rest.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')),
    );
    const isForeign = (names: readonly string[]) =>
      !names.some((name) => classes.has(name) || inScripts.has(name));
    const own = ownStyles(css, {
      language: LANGUAGE.exec(html)?.[1] ?? '',
      foreign: new Set(modules.filter(isForeign).flat()),
    });
    const read = readProperties(own, rest, kept);
    return html.replace(SHARED_STYLE, () => `<style>${read}</style>`).replace(STYLED, shorten);
  };
}

import { LATER_STYLES } from '../firstFlight/marker.ts';
import { plainProps } from './islandProps.ts';

/** Astro's rule for islands, our directive, Astro's element: written before the first island. */
const PRESCRIPTS =
  /<style>astro-island[^<]*<\/style>(<script>.*?<\/script>)<script>.*?define\("astro-island".*?<\/script>/s;
/** Tells Astro's element that the directive is there. */
const SIGNAL = /\(self\.Astro\|\|.*?"astro:approach"\)\);/s;
const UNUSED = / (?:uid|client|opts)="[^"]*"| await-children(?:="")?(?=[ >])/g;
const ISLAND = /<astro-island [^>]*>/g;
const PROPS = / props="([^"]*)"/;
const STYLE = /<style>(.*?)<\/style>/gs;

/**
 * Leaves out Astro's own island element and what only it reads: src/directives/approach.ts does its
 * work, and src/styles/base.css has its rule. The directive comes after the first view, where a script
 * makes every browser wait for the styles that are asked for before it.
 */
export function leanIslands(html: string): string {
  if (!html.includes('<astro-island')) return html;
  const directive = PRESCRIPTS.exec(html)?.[1]?.replace(SIGNAL, '');
  if (!directive || !LATER_STYLES.test(html)) {
    const missing = directive ? '<LaterStyles />' : 'the scripts that Astro writes before it';
    throw new Error(`src/lib/leanHtml.ts: a page with an island has not ${missing}`);
  }
  return html
    .replace(PRESCRIPTS, '')
    .replace(LATER_STYLES, (marker) => marker + directive)
    .replace(ISLAND, (tag) =>
      tag.replace(UNUSED, '').replace(PROPS, (_, packed) => ` props='${plainProps(packed)}'`),
    )
    .replaceAll('<!--astro:end-->', '');
}

/**
 * One style element in place of several: one hash in the Content-Security-Policy, which pages of the
 * same kind share. A style with an attribute, such as the page's own rules, stays as it is.
 */
export function oneStyle(html: string): string {
  const css = [...html.matchAll(STYLE)].map(([, text]) => text).join('');
  let isFirst = true;
  return html.replace(STYLE, () => {
    const merged = isFirst ? `<style>${css}</style>` : '';
    isFirst = false;
    return merged;
  });
}

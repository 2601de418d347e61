const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;
const ISLAND_SCRIPT =
  /<script>(?:(?!<\/script>).)*define\("astro-island"(?:(?!<\/script>).)*<\/script>/s;
const UNUSED = / (?:uid|client|opts)="[^"]*"| await-children(?:="")?(?=[ >])/g;
const ISLAND = /<astro-island [^>]*>/g;
const STYLE = /<style>(.*?)<\/style>/gs;

/**
 * Leaves out Astro's own island element and what only it reads: src/directives/approach.ts does its
 * work, and src/styles/base.css has its rule.
 */
export function leanIslands(html: string): string {
  if (!html.includes('<astro-island')) return html;
  if (!ISLAND_STYLE.test(html) || !ISLAND_SCRIPT.test(html)) {
    throw new Error('Astro writes its islands in another way now: see src/lib/leanHtml.ts');
  }
  return html
    .replace(ISLAND_STYLE, '')
    .replace(ISLAND_SCRIPT, '')
    .replace(ISLAND, (tag) => tag.replace(UNUSED, ''))
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

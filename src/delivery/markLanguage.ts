import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementsOf, textOf } from './page.ts';

const hasOnlyText = ({ childNodes }: Tree.Element) =>
  childNodes.length > 0 && childNodes.every(({ nodeName }) => nodeName === '#text');

/**
 * Names the language of words that stand on a page in another one, because they are not translated yet:
 * a screen reader then reads them as what they are.
 */
export function markLanguage(html: string, texts: ReadonlySet<string>, lang: string): string {
  if (texts.size === 0) return html;
  const places: number[] = [];
  for (const element of elementsOf(html)) {
    const { tagName, attrs, sourceCodeLocation } = element;
    if (tagName === 'script' || tagName === 'style' || tagName === 'title') continue;
    if (attrs.some(({ name }) => name === 'lang') || !hasOnlyText(element)) continue;
    if (!texts.has(textOf(element).trim()) || !sourceCodeLocation) continue;
    places.push(sourceCodeLocation.startOffset + 1 + tagName.length);
  }
  let marked = '';
  let done = 0;
  for (const place of places) {
    marked += `${html.slice(done, place)} lang="${lang}"`;
    done = place;
  }
  return marked + html.slice(done);
}

import { satteri } from '@astrojs/markdown-satteri';
import { defineHastPlugin, defineMdastPlugin, type Features } from 'satteri';
import { withoutBadBreaks } from '../../lib/breaks.ts';
import { fillText } from '../../lib/placeholders.ts';
import { type LayoutWords, layOut } from './layout.ts';

/** Tables, footnotes, 10^3^, formulas between dollar signs. Typographic quotation marks are typed as they should look. */
export const FEATURES: Features = {
  gfm: { footnotes: { clobberPrefix: '' } },
  math: true,
  superscript: true,
  smartPunctuation: false,
};

/** What a text of Markdown is rendered with; the loader passes it as front matter. */
export interface RenderContext {
  locale: string;
  /** Values of {brand} and the other placeholders of the settings. */
  values: Record<string, string | number>;
  /** Put before addresses of this site: '/de', or '' for the source language. */
  prefix: string;
  /** Where the files stand that relative links lead to, such as '/example/rtl/'. */
  files?: string;
  words: LayoutWords;
}

const contextOf = (data: object) =>
  (data as { astro: { frontmatter: RenderContext } }).astro.frontmatter;

/** Neither an address of this site or of another nor a place on the page. */
export const isRelative = (url: string) => !/^(?:[/#]|[a-z]+:)/i.test(url);

function addressOf(url: string, { values, locale, prefix, files }: RenderContext): string {
  const address = fillText(url, values, locale);
  if (files && isRelative(address)) return files + address;
  const [path = ''] = address.split(/[?#]/);
  // A file of public/ is the same in every language.
  if (!prefix || !path.startsWith('/') || /\.\w+$/.test(path)) return address;
  return prefix + (path === '/' ? address.slice(1) : address);
}

const words = defineMdastPlugin({
  name: 'words',
  text(node, ctx) {
    const { values, locale } = contextOf(ctx.data);
    const filled = withoutBadBreaks(fillText(node.value, values, locale));
    if (filled !== node.value) ctx.replaceNode(node, { type: 'text', value: filled });
  },
  image(node, ctx) {
    const { values, locale } = contextOf(ctx.data);
    ctx.setProperty(node, 'alt', fillText(node.alt ?? '', values, locale));
    if (node.title) ctx.setProperty(node, 'title', fillText(node.title, values, locale));
  },
  link(node, ctx) {
    ctx.setProperty(node, 'url', addressOf(node.url, contextOf(ctx.data)));
  },
  definition(node, ctx) {
    ctx.setProperty(node, 'url', addressOf(node.url, contextOf(ctx.data)));
  },
});

const layout = defineHastPlugin({
  name: 'layout',
  before(root, ctx) {
    ctx.replaceNode(root, layOut(root, contextOf(ctx.data).words));
  },
});

export const markdownProcessor = () =>
  satteri({ features: FEATURES, mdastPlugins: [words], hastPlugins: [layout] });

import { describe, expect, it } from 'vitest';
import { leanIslands, oneStyle } from './leanHtml.ts';

const ISLAND_PARTS =
  '<style>astro-island,astro-slot{display:contents}</style><script>(()=>{directive();(self.Astro||(self.Astro={})).approach=d;window.dispatchEvent(new Event("astro:approach"));})();</script>' +
  '<script>(()=>{customElements.define("astro-island",f)})();</script>';

const MARKER = '<template data-later="true"></template>';

describe('leanIslands', () => {
  it('takes out the element and its style, and moves the directive after the first view', () => {
    const html = `${ISLAND_PARTS}<astro-island uid="Z1" prefix="r1" props="{&quot;a&quot;:[0,1]}" ssr client="approach" opts="{}" await-children><b>x</b><!--astro:end--></astro-island>${MARKER}<p>$&</p>`;
    expect(leanIslands(html)).toBe(
      `<astro-island prefix="r1" props='{"a":1}' ssr><b>x</b></astro-island>${MARKER}<script>(()=>{directive();})();</script><p>$&</p>`,
    );
  });

  it('leaves a page without islands alone', () => {
    expect(leanIslands('<p>uid="1"</p>')).toBe('<p>uid="1"</p>');
  });

  it('stops the build when Astro writes something else, or the page has no place for the directive', () => {
    const island = '<astro-island uid="1"></astro-island>';
    expect(() => leanIslands(island + MARKER)).toThrow(/has not the scripts/);
    expect(() => leanIslands(ISLAND_PARTS + island)).toThrow(/has not <LaterStyles/);
  });
});

describe('oneStyle', () => {
  it('joins the styles where the first one stood, in their order', () => {
    expect(oneStyle('<style>a{}</style><title>t</title><style>b{}</style>')).toBe(
      '<style>a{}b{}</style><title>t</title>',
    );
  });

  it('leaves styles with attributes where they are', () => {
    const own = '<style data-own>c{}</style>';
    expect(oneStyle(`<style>a{}</style>${own}<style>$&</style>`)).toBe(
      `<style>a{}$&</style>${own}`,
    );
  });
});

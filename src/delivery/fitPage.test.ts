import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fitPage } from './fitPage.ts';
import { readPage } from './page.ts';

const MARKER = '<template data-later="true"></template>';
/** Text that does not compress below half its length. */
const noise = (bytes: number) => randomBytes(bytes).toString('hex');
const page = readPage(`<style></style><h1>Title</h1>${MARKER}<p>Text</p>${MARKER}`);
const styles = (first: string, later: string) => ({
  shared: `._a{--n:${first}}._B{--n:${later}}`,
  own: [],
  divided: () => ({ first: `._a{--n:${first}}`, later: `._B{--n:${later}}` }),
});

describe('fitPage', () => {
  it('leaves a page that fits whole, without the markers', () => {
    expect(fitPage(page, styles('1', '2'))).toEqual({
      html: '<style>._a{--n:1}._B{--n:2}</style><h1>Title</h1><p>Text</p>',
    });
  });

  it('closes shapes that hold nothing in their own tag, and nothing else', () => {
    const shapes =
      '<svg a="b"><g><path d="M0 0"></path><text></text></g><use href="#a"/></svg><p></p>';
    const { html } = fitPage(readPage(`<style></style>${shapes}`), styles('1', ''));
    expect(html).toContain(
      '<svg a="b"><g><path d="M0 0"/><text/></g><use href="#a"/></svg><p></p>',
    );
  });

  it('links the later styles where the first view ends when the page then fits', () => {
    const later = `x${noise(14_000)}`;
    const { html, css } = fitPage(page, styles('1', later));
    expect(css?.text).toBe(`._B{--n:${later}}`);
    expect(css?.href).toMatch(/^\/_astro\/later\.[0-9a-f]{8}\.css$/);
    expect(html).toBe(
      `<style>._a{--n:1}</style><h1>Title</h1><link rel="stylesheet" href="${css?.href}" fetchpriority="low"><script>;</script><p>Text</p>`,
    );
  });

  it('lets script files come after the first view, but not those that wait for a visitor', () => {
    const waiting = '<template data-code="a"><script src="/b.js"></script></template>';
    const scripted = readPage(`<style></style><script src="/a.js"></script>${waiting}`);
    expect(fitPage(scripted, styles('1', '2')).html).toContain(
      `<script fetchpriority="low" src="/a.js"></script>${waiting}`,
    );
  });

  it('sends rules of the page for what stands below its first view along with them', () => {
    const own = '<style data-own>a{}</style><style data-own="later">b{}</style>';
    const ruled = readPage(`<style></style>${own}<h1>Title</h1>${MARKER}<p>${noise(16_000)}</p>`);
    const { html, css } = fitPage(ruled, { ...styles('1', '2'), own: ['a{}', 'b{}'] });
    expect(css?.text).toBe('._B{--n:2}b{}');
    expect(html).toMatch(/^<style>\._a\{--n:1\}a\{\}<\/style><h1>/);
  });

  it('divides a page with large drawings below its first view, which then fits', () => {
    const drawn = readPage(`<style></style><h1>Title</h1>${MARKER}<p>${noise(16_000)}</p>`);
    const { html, css } = fitPage(drawn, styles('1', '2'));
    expect(css?.text).toBe('._B{--n:2}');
    expect(html).toMatch(/^<style>\._a\{--n:1\}<\/style><h1>Title<\/h1><link /);
  });

  it('divides a page that does not fit either way: less stands before its first view', () => {
    const { html, css } = fitPage(page, styles(`x${noise(16_000)}`, '1'));
    expect(css?.text).toContain('--n:1');
    expect(html).not.toContain('._B{');
  });
});

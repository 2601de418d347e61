import { describe, expect, it } from 'vitest';
import { ofLanguage, ofParts } from './ownStyles.ts';

const foreign = ['_x', '_Y'];
const english = { language: 'en', direction: 'ltr' };
const arabic = { language: 'ar-EG', direction: 'rtl' };

describe('ofParts', () => {
  it('leaves out the rules of parts that the page does not have', () => {
    expect(ofParts('._a{top:1px}._x{top:2px}._a>._Y:hover{top:3px}._xy{top:4px}', foreign)).toBe(
      '._a{top:1px}._xy{top:4px}',
    );
  });

  it('takes the selectors that cannot match out of a list', () => {
    expect(ofParts('._x,._a,p ._Y{top:1px}', foreign)).toBe('._a{top:1px}');
  });

  it('keeps a rule where a foreign class is one of several, or must not be there', () => {
    const css = ':is(._x,a):hover{top:1px}._a:not(._x:is(._Y,b)){top:2px}';
    expect(ofParts(css, foreign)).toBe(css);
  });

  it('looks into media queries and layers, and leaves out those that are empty then', () => {
    const css =
      '@media print{._x{top:1px}}@layer c{._x{top:2px}._a{top:3px}}@layer a,b;@keyframes _a{to{top:1px}}';
    expect(ofParts(css, foreign)).toBe(
      '@layer c{._a{top:3px}}@layer a,b;@keyframes _a{to{top:1px}}',
    );
  });
});

describe('ofLanguage', () => {
  it('keeps what is for the language of the page', () => {
    const css =
      ':root:lang(ar),:root:lang(ja){top:2px}:root:not(:lang(en)) h1{top:3px}:root:lang(en){top:4px}';
    expect(ofLanguage(css, english)).toBe(':root:lang(en){top:4px}');
    expect(ofLanguage(css, arabic)).toBe(':root:lang(ar){top:2px}:root:not(:lang(en)) h1{top:3px}');
  });

  it('keeps what is for the direction of the page', () => {
    const css =
      ':root[dir=rtl] p{top:1px}:root[dir=ltr] p{top:2px}:root[data-theme=dark] p{top:3px}[dir=rtl] p{top:4px}';
    expect(ofLanguage(css, english)).toBe(
      ':root[dir=ltr] p{top:2px}:root[data-theme=dark] p{top:3px}[dir=rtl] p{top:4px}',
    );
    expect(ofLanguage(css, arabic)).toBe(
      ':root[dir=rtl] p{top:1px}:root[data-theme=dark] p{top:3px}[dir=rtl] p{top:4px}',
    );
  });
});

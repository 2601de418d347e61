import { describe, expect, it } from 'vitest';
import { ownStyles } from './ownStyles.ts';

const english = { language: 'en', foreign: new Set(['_x', '_Y']) };
const arabic = { language: 'ar-EG', foreign: new Set<string>() };

describe('ownStyles', () => {
  it('leaves out the rules of parts that the page does not have', () => {
    expect(ownStyles('._a{v:1}._x{v:2}._a>._Y:hover{v:3}._xy{v:4}', english)).toBe(
      '._a{v:1}._xy{v:4}',
    );
  });

  it('takes the selectors that cannot match out of a list', () => {
    expect(ownStyles('._x,._a,p ._Y{v:1}', english)).toBe('._a{v:1}');
  });

  it('keeps a rule where a foreign class is one of several, or must not be there', () => {
    const css = ':is(._x,a):hover{v:1}._a:not(._x:is(._Y,b)){v:2}';
    expect(ownStyles(css, english)).toBe(css);
  });

  it('looks into media queries and layers, and leaves out those that are empty then', () => {
    const css = '@media print{._x{v:1}}@layer c{._x{v:2}._a{v:3}}@layer a,b;@keyframes _a{to{v:1}}';
    expect(ownStyles(css, english)).toBe('@layer c{._a{v:3}}@layer a,b;@keyframes _a{to{v:1}}');
  });

  it('keeps what is for the language of the page', () => {
    const css = ':root:lang(ar),:root:lang(ja){v:2}:root:not(:lang(en)) h1{v:3}:root:lang(en){v:4}';
    expect(ownStyles(css, english)).toBe(':root:lang(en){v:4}');
    expect(ownStyles(css, arabic)).toBe(':root:lang(ar){v:2}:root:not(:lang(en)) h1{v:3}');
  });
});

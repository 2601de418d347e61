import { describe, expect, it } from 'vitest';
import { splitStyles } from './splitStyles.ts';

describe('splitStyles', () => {
  it('sends the rules of later classes to the later part, in their order', () => {
    expect(splitStyles('._a{x:1}._B{x:2}p ._C:hover>._d{x:3}a{x:4}')).toEqual({
      first: '._a{x:1}a{x:4}',
      later: '._B{x:2}p ._C:hover>._d{x:3}',
    });
  });

  it('keeps a rule for classes of both kinds in the first part', () => {
    expect(splitStyles('._B,._a{x:1}._B,._C:is(p,q){x:2}')).toEqual({
      first: '._B,._a{x:1}',
      later: '._B,._C:is(p,q){x:2}',
    });
  });

  it('divides what a media query or a layer holds, and leaves out empty ones', () => {
    const css =
      '@media print{._a{x:1}._B{x:2}}@media (width<=9px){._B{x:3}}@layer c{.fig .f-x{x:4}p{x:5}}';
    expect(splitStyles(css)).toEqual({
      first: '@media print{._a{x:1}}@layer c{p{x:5}}',
      later: '@media print{._B{x:2}}@media (width<=9px){._B{x:3}}@layer c{.fig .f-x{x:4}}',
    });
  });

  it('knows statements without a block, keyframes, faces and nested rules', () => {
    const css =
      '@layer a,b;@font-face{src:url(x)}@keyframes _a{to{x:1}}@keyframes _B{to{x:1}}._B{x:1;@starting-style{x:0}}';
    expect(splitStyles(css)).toEqual({
      first: '@layer a,b;@font-face{src:url(x)}@keyframes _a{to{x:1}}',
      later: '@keyframes _B{to{x:1}}._B{x:1;@starting-style{x:0}}',
    });
  });

  it('names the place of a brace that is never closed', () => {
    expect(() => splitStyles('._a{x:1')).toThrow(/never closed/);
  });
});

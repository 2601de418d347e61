import { describe, expect, it } from 'vitest';
import { splitProperties, splitRules } from './splitStyles.ts';

const splitStyles = (css: string, classes: string[] = [], read: string[] = []) =>
  splitProperties(splitRules(css, new Set(classes)), new Set(read));

describe('splitStyles', () => {
  it('sends the rules of later classes to the later part, in their order', () => {
    expect(splitStyles('._a{top:1px}._B{top:2px}p ._C:hover>._d{top:3px}a{top:4px}')).toEqual({
      first: '._a{top:1px}a{top:4px}',
      later: '._B{top:2px}p ._C:hover>._d{top:3px}',
    });
  });

  it('keeps a rule for classes of both kinds in the first part', () => {
    expect(splitStyles('._B,._a{top:1px}._B,._C:is(p,q){top:2px}')).toEqual({
      first: '._B,._a{top:1px}',
      later: '._B,._C:is(p,q){top:2px}',
    });
  });

  it('divides what a media query or a layer holds, and leaves out empty ones', () => {
    const css =
      '@media (height<=9px){._a{top:1px}._B{top:2px}}@media (width<=9px){._B{top:3px}}@layer c{.fig .f-x{top:4px}p{top:5px}}';
    expect(splitStyles(css)).toEqual({
      first: '@media (height<=9px){._a{top:1px}}@layer c{p{top:5px}}',
      later:
        '@media (height<=9px){._B{top:2px}}@media (width<=9px){._B{top:3px}}@layer c{.fig .f-x{top:4px}}',
    });
  });

  it('knows statements without a block, keyframes, faces and nested rules', () => {
    const css =
      '@layer a,b;@font-face{src:url(x)}@keyframes _a{to{top:1px}}@keyframes _B{to{top:1px}}._B{top:1px;@starting-style{top:0}}';
    expect(splitStyles(css)).toEqual({
      first: '@layer a,b;@font-face{src:url(x)}@keyframes _a{to{top:1px}}',
      later: '@keyframes _B{to{top:1px}}._B{top:1px}@starting-style{._B{top:0}}',
    });
  });

  it('leaves what only a printer or an old browser asks for to the later part', () => {
    expect(
      splitStyles(
        '@supports not (top:1px){._a{top:3px}}@media print{._a{top:1px}}@media not print{._a{top:2px}}',
      ),
    ).toEqual({
      first: '@media not print{._a{top:2px}}',
      later: '@supports not (top:1px){._a{top:3px}}@media print{._a{top:1px}}',
    });
  });

  it('leaves what a pointer brings out, and what has a later part in it, to the later part', () => {
    expect(
      splitStyles(
        '._a:hover{top:1px}._a:active>p{top:2px}:is(:hover,._a){top:3px}:root:has(._B p){top:4px}p:has(._a){top:5px}',
      ),
    ).toEqual({
      first: ':is(:hover,._a){top:3px}p:has(._a){top:5px}',
      later: '._a:hover{top:1px}._a:active>p{top:2px}:root:has(._B p){top:4px}',
    });
  });

  it('takes a class of src/styles for as late as the elements that have it', () => {
    expect(splitStyles('.wrap{top:1px}.heading{top:2px}._a .heading{top:3px}', ['wrap'])).toEqual({
      first: '.wrap{top:1px}',
      later: '.heading{top:2px}._a .heading{top:3px}',
    });
  });

  it('sends custom properties along with the only rules that read them, wherever they are set', () => {
    const css =
      ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}@media (width<=9px){:root{--b:4px}}._a{top:var(--a)}._B{top:var(--b)}';
    expect(splitStyles(css, [], ['--d'])).toEqual({
      first: ':root{--a:1px;--d:3px}._a{top:var(--a)}',
      later: ':root{--b:var(--c);--c:2px}@media (width<=9px){:root{--b:4px}}._B{top:var(--b)}',
    });
  });
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { construction } from '../../assets/constructionLines.ts';
import { logo, mark } from '../../assets/logo.ts';
import { Splash } from './Splash.tsx';

const content = { label: 'Notice', title: 'Being updated', text: 'Soon.', hint: 'Press a key' };
const markup = (shown: boolean) =>
  renderToStaticMarkup(
    createElement(Splash, { shown, content, logoBox: logo.viewBox, mark, construction }),
  );

describe('the splash', () => {
  it('is a named region with the heading of the notice [L1]', () => {
    expect(markup(true)).toMatch(/^<section [^>]*aria-label="Notice"/);
    expect(markup(true)).toMatch(/<h2[^>]*>Being updated<\/h2>/);
  });

  it('is not in the page once the settings switch it off [L3]', () => {
    expect(markup(false)).toBe('');
  });

  it('has no style attributes: its style sheet alone decides how it looks', () => {
    expect(markup(true)).not.toContain('style=');
  });
});

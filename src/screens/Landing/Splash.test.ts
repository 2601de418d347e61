import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { construction } from '../../assets/constructionLines.ts';
import { logo, mark } from '../../assets/logo.ts';
import { Splash } from './Splash.tsx';

const content = { label: 'Notice', title: 'Being updated', text: 'Soon.', hint: 'Press a key' };
const props = { content, logoBox: logo.viewBox, mark, construction };

test('the splash is not in the page once the settings switch it off [L3]', () => {
  expect(renderToStaticMarkup(createElement(Splash, { ...props, shown: false }))).toBe('');
});

import { settings } from '../settings.ts';
import { accentCss } from './accentCss.ts';
import { type ColourPair, coloursIn } from './colours.ts';
import tokens from './tokens.css?raw';

const palettes = new Map<string, ReadonlyMap<string, ColourPair>>();
let ownTokens: string | undefined;
const ownCss = () => {
  ownTokens ??= tokens + accentCss(settings.accent, tokens);
  return ownTokens;
};

/** The colour of a design token, for icons, manifest and social images, which CSS does not reach. */
export function colourOf(name: string, css: string = ownCss()): ColourPair {
  const palette = palettes.get(css) ?? coloursIn(css);
  palettes.set(css, palette);
  const pair = palette.get(`--${name}`);
  if (!pair) {
    throw new Error(`src/styles/tokens.css: expected --${name} as a colour or a pair of colours`);
  }
  return pair;
}

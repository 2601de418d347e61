import { type TokenOrValue, transform } from 'lightningcss';
import tokens from '../styles/tokens.css?raw';

export interface ColourPair {
  light: string;
  dark: string;
}

type Colour = Extract<TokenOrValue, { type: 'color' }>['value'];

/** A colour of the design tokens, for what is drawn outside the page: icons, manifest, social images. */
export function colourOf(name: string, css: string = tokens): ColourPair {
  const [pair] = valuesOf(`--${name}`, css).flatMap((value) => pairOf(value) ?? []);
  if (!pair) {
    throw new Error(`src/styles/tokens.css: expected --${name} as a colour or a pair of colours`);
  }
  return pair;
}

/** What a custom property is set to, each time it is declared. */
function valuesOf(property: string, css: string): TokenOrValue[][] {
  const found: TokenOrValue[][] = [];
  transform({
    filename: 'tokens.css',
    code: Buffer.from(css),
    visitor: {
      Declaration: {
        custom: ({ name, value }) => void (name === property && found.push(value)),
      },
    },
  });
  return found;
}

function pairOf([value, ...more]: TokenOrValue[]): ColourPair | undefined {
  if (value?.type !== 'color' || more.length > 0) return undefined;
  const colour = value.value;
  const isPair = typeof colour === 'object' && colour.type === 'light-dark';
  const light = hexOf(isPair ? colour.light : colour);
  const dark = hexOf(isPair ? colour.dark : colour);
  return light && dark ? { light, dark } : undefined;
}

function hexOf(colour: Colour): string {
  if (typeof colour === 'string' || colour.type !== 'rgb') return '';
  const { r, g, b } = colour;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

import { type TokenOrValue, transform } from 'lightningcss';

export interface ColourPair {
  light: string;
  dark: string;
}

type Colour = Extract<TokenOrValue, { type: 'color' }>['value'];

/** The custom properties of a sheet that are colours. One that is declared twice has its first value. */
export function coloursIn(css: string): ReadonlyMap<string, ColourPair> {
  const found = new Map<string, ColourPair>();
  transform({
    filename: 'tokens.css',
    code: Buffer.from(css),
    visitor: {
      Declaration: {
        custom: ({ name, value }) => {
          const pair = pairOf(value);
          if (pair && !found.has(name)) found.set(name, pair);
        },
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

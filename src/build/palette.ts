import tokens from '../styles/tokens.css?raw';

export interface ColourPair {
  light: string;
  dark: string;
}

/** A colour of the design tokens, for what is drawn outside the page: icons, manifest, social images. */
export function colourOf(name: string, css: string = tokens): ColourPair {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/i.exec(value);
  const [, light, dark] = pair ?? /^((#[0-9a-f]{6}))$/i.exec(value) ?? [];
  if (!light || !dark) {
    throw new Error(`src/styles/tokens.css: expected --${name} as a colour or a pair of colours`);
  }
  return { light, dark };
}

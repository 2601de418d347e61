import { type Accent, accentProblems, accentTones } from '../lib/accent.ts';
import { coloursIn } from './colours.ts';

/** What words in the accent colour stand on. */
const GROUNDS = ['paper', 'paper-2', 'surface'];

function paletteOf(tokens: string) {
  const palette = coloursIn(tokens);
  return (name: string) => {
    const pair = palette.get(`--${name}`);
    if (!pair) throw new Error(`src/styles/tokens.css: expected --${name} as a pair of colours`);
    return pair;
  };
}

/** The tokens of the accent as a style sheet that belongs to tokens.css. */
export function accentCss(accent: Accent, tokens: string): string {
  const tones = Object.entries(accentTones(accent, paletteOf(tokens)('paper')));
  const rules = tones.map(([name, { light, dark }]) =>
    light === dark ? `--${name}:${light}` : `--${name}:light-dark(${light},${dark})`,
  );
  return `:root{${rules.join(';')}}`;
}

/** The check of the setting `accent`, on the grounds of tokens.css and on its own wash. */
export function accentProblemsOn(accent: Accent, tokens: string): string[] {
  const ground = paletteOf(tokens);
  const grounds = Object.fromEntries(GROUNDS.map((name) => [name, ground(name)]));
  const problems = accentProblems(accent, grounds);
  if (problems.length > 0) return problems;
  const wash = accentTones(accent, ground('paper'))['copper-wash'];
  return wash ? accentProblems(accent, { 'copper-wash': wash }) : [];
}

import { contrast, mix } from './colour.ts';

/** The one colour of actions, links and marks: on light pages, and on dark pages and plates. */
export interface Accent {
  light: string;
  dark: string;
}

interface Pair {
  light: string;
  dark: string;
}

/** The tokens that follow from the accent, and from the page it stands on. */
export function accentTones(accent: Accent, paper: Pair): Record<string, Pair> {
  return {
    // Actions, links on hover, the die
    copper: accent,
    // On any dark plate
    'copper-plate': { light: accent.dark, dark: accent.dark },
    // Selection, active row. Each scheme takes the accent of the other, which is closer to its ground.
    'copper-wash': {
      light: mix(accent.dark, 0.165, paper.light),
      dark: mix(accent.light, 0.2, paper.dark),
    },
  };
}

/** WCAG 2.2, 1.4.3: the accent is a colour of words. */
const LEAST_CONTRAST = 4.5;

/** Where the accent would be hard to read, one line for each of its two colours. */
export function accentProblems(accent: Accent, grounds: Record<string, Pair>): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colour = accent[scheme];
    const [worst] = Object.entries(grounds)
      .map(([name, ground]) => ({
        name,
        hex: ground[scheme],
        ratio: contrast(colour, ground[scheme]),
      }))
      .sort((a, b) => a.ratio - b.ratio);
    if (!worst || worst.ratio >= LEAST_CONTRAST) return [];
    const change = scheme === 'light' ? 'darker' : 'lighter';
    return [
      `accent.${scheme}: expected a contrast of ${LEAST_CONTRAST}:1 or more on --${worst.name} (${worst.hex}), found ${colour} with ${worst.ratio.toFixed(1)}:1; choose a ${change} colour`,
    ];
  });
}

import { unitJoined } from './localNumber.ts';

/** Words a minute, of a technical text. */
const PACE = 180;

/** Minutes to read a text of Markdown, at least one. */
export function readingMinutes(markdown: string, locale: string): number {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(markdown);
  const words = [...segments].filter(({ isWordLike }) => isWordLike).length;
  return Math.max(1, Math.round(words / PACE));
}

/** '3 minutes' */
export const minutesText = (minutes: number, locale: string): string =>
  unitJoined(
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
      minutes,
    ),
    locale,
  );

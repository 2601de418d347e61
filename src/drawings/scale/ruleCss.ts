import { percent, type RuleEnds, shareOfRule } from '../../lib/scale.ts';
import { type NameOnRule, nameLines } from './nameLines.ts';

/** A stop of the zoom, as far as the rule needs it. */
export interface StopOnRule {
  id: string;
  /** The true length of its object, in metres. */
  size: number;
  label: string;
}

interface Rule {
  stops: readonly StopOnRule[];
  rule: RuleEnds;
}

/** Windows from this width on, in rem, and how wide the rule is at least in them, in px: the page has margins. */
const WINDOWS = [
  { from: 0, rule: 280 },
  { from: 23.75, rule: 340 },
  { from: 46, rule: 660 },
  { from: 62, rule: 890 },
  { from: 85, rule: 1210 },
];

/** In px: a letter of the monospaced face, and one of a script whose notes are set larger. */
const LETTER_WIDTH = { latin: 7.2, other: 14 };
const LATIN = /^[\p{Script=Latin}\p{N}\p{P}\s]/u;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const widthOf = (text: string) =>
  [...letters.segment(text.replaceAll('\u00ad', ''))].reduce(
    (width, { segment }) => width + LETTER_WIDTH[LATIN.test(segment) ? 'latin' : 'other'],
    0,
  );

const shareOf = (size: number, rule: RuleEnds) => shareOfRule(Math.log10(size), rule);

/** The names of the stops on a rule of this width. The last one ends at its tick, because the page ends there. */
export const namesOnRule = ({ stops, rule }: Rule, ruleWidth: number): NameOnRule[] =>
  stops.map(({ label, size }, index) => {
    const tick = shareOf(size, rule) * ruleWidth;
    const start = index === stops.length - 1 ? tick - widthOf(label) : tick;
    return { tick, start, end: start + widthOf(label) };
  });

/** Where the die stands at a stop: at the true size of its object, as on every rule of the site. */
const diePlace = ({ size }: StopOnRule, rule: RuleEnds) =>
  `calc(${+(shareOf(size, rule) * 100).toFixed(2)}cqw - 50%)`;
const dieName = (transition: number) => `d${transition + 1}`;

/** For the section: where the die starts, and its animations, one for each way from a stop to the next. */
export const dieProperties = ({ stops, rule }: Rule) => ({
  'first-die': stops[0] && diePlace(stops[0], rule),
  'die-ways': stops.slice(1).map((_, index) => dieName(index)),
});

/** Places of names and die on the rule, and the lines that names stand on in narrow and wide windows. */
export function ruleCss({ stops, rule }: Rule): string {
  const places = stops.map(
    ({ id, size }) => `a[data-stop=${id}]{--place:${percent(shareOf(size, rule))}}`,
  );
  // No `from`: each way starts where the one before has ended.
  const ways = stops
    .slice(1)
    .map((stop, index) => `@keyframes ${dieName(index)}{to{translate:${diePlace(stop, rule)}}}`);
  return [...places, ...ways, ...linesCss({ stops, rule })].join('');
}

function linesCss(content: Rule): string[] {
  const { stops } = content;
  let before: number[] = [];
  return WINDOWS.map(({ from, rule }) => {
    const lines = nameLines(namesOnRule(content, rule));
    const changed = stops
      .map(({ id }, index) => ({ id, line: lines[index] ?? 0, was: before[index] }))
      .filter(({ line, was }) => line !== was)
      .map(({ id, line }) => `a[data-stop=${id}]{--line:${line}}`);
    before = lines;
    const rules = `[data-scale]{--lines:${Math.max(...lines) + 1}}${changed.join('')}`;
    return from === 0 ? rules : `@media (width >= ${from}rem){${rules}}`;
  });
}

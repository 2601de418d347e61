import { CAPTION_LEAD, type DwellRange, dwellRanges, type RuleEnds } from '../../lib/scale.ts';
import { cssString } from './cssString.ts';
import { lengthsCss } from './lengthsCss.ts';
import {
  axisOffset,
  BERLIN,
  type Earth,
  exponentOf,
  isVisible,
  levelOf,
  OPACITY_CSS,
  type Stop,
  VISIBLE_RANGE,
  VISIBLE_RANGE_OF_DIE,
  type VisibleRange,
  visibleRangeOf,
} from './levels.ts';
import { type PassedThing, shownThings } from './passedThings.ts';
import { dieProperties, ruleCss, type StopOnRule } from './ruleCss.ts';
import { EASE, type Segment, splitIntoSegments } from './segments.ts';

interface Scale {
  /** From the smallest to the largest. */
  stops: readonly (Stop & StopOnRule)[];
  /** In the order in which the zoom passes them. */
  passed: readonly PassedThing[];
  rule: RuleEnds;
  earth?: Earth;
  locale: string;
}

const rounded = (value: number) => +value.toFixed(3);
/** Dwell ranges and transitions are rounded alike, so that one ends exactly where the other starts. */
const trackPercent = (share: number) => `${+(share * 100).toFixed(1)}%`;

/**
 * The style rules of the zoom that depend on the content: the position of each stop, and the animation from
 * one stop to the next. `--view-power` moves the drawing; the die on the rule takes the same time for its way.
 *
 * Every transition is an animation of its own, a long one several, and a drawing has only those animations
 * during which it is visible: what does not move costs the browser nothing.
 */
export function scaleCss({ stops, passed, rule, locale, earth = BERLIN }: Scale): string {
  const dwells = dwellRanges(stops.map(({ viewPower }) => viewPower));
  const transitions = stops.slice(1).map((to, index) => {
    const [from, dwell, nextDwell] = [stops[index], dwells[index], dwells[index + 1]] as [
      Stop,
      DwellRange,
      DwellRange,
    ];
    return { from, to, start: dwell.to, end: nextDwell.from };
  });
  const segments = transitions.flatMap(({ from, to, ...range }) =>
    splitIntoSegments({ from: from.viewPower, to: to.viewPower, ...range }),
  );
  const [first] = stops as readonly [Stop & StopOnRule];
  const ofTheSection = {
    first: first.viewPower,
    'first-pan': panTo(first, earth),
    'transition-ranges': transitions.map(animationRange),
    'segment-ranges': segments.map(animationRange),
    zoom: segments.map((_, index) => zoomName(index)),
    pan: transitions.map((_, index) => panName(index)),
    ...dieProperties({ stops, rule }),
  };
  const drawingRule = (selector: string, field: number, range: VisibleRange, more = '') =>
    `[${selector}]{--level-power:${exponentOf(field)};--zoom:${zoomNames(segments, field, range)}${more}}`;
  return [
    // Not on the root element: browsers would style the whole page anew.
    `[data-scale]{${Object.entries(ofTheSection)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`,
    `[data-level],[data-die],[data-passed]{${rangeProperties(VISIBLE_RANGE)};opacity:${OPACITY_CSS}}[data-die]{${rangeProperties(VISIBLE_RANGE_OF_DIE)}}`,
    ...earth.levels.map(({ name, field }) => {
      const range = visibleRangeOf(name);
      return drawingRule(`data-level=${name}`, field, range, unusualRangeProperties(range));
    }),
    ...stops
      .slice(0, -1)
      .map(({ id }) => drawingRule(`data-die=${id}`, levelOf(id).field, VISIBLE_RANGE_OF_DIE)),
    ...shownThings(passed, earth).map(({ id, field, range, text }) => {
      const rules = drawingRule(`data-passed=${id}`, field, range, `;${rangeProperties(range)}`);
      return `${rules}[data-passed=${id}]::after{content:${cssString(text)}}`;
    }),
    `[data-stop]{--shown:${FADE_IN},${FADE_OUT};--seen:${FADE_RANGES};${captionProperties(dwells, USUAL_STOP).join(';')}}`,
    ...stops.map(
      ({ id }, index) => `[data-stop=${id}]{${unusualCaptionProperties(dwells, index)}}`,
    ),
    HIDDEN_CAPTIONS,
    ...segments.map(zoomKeyframes),
    // No `from`: each pan starts where the one before has ended.
    ...transitions.map(
      ({ to }, index) => `@keyframes ${panName(index)}{to{translate:${panTo(to, earth)}}}`,
    ),
    ruleCss({ stops, rule }),
    lengthsCss({ viewPowers: stops.map(({ viewPower }) => viewPower), locale }),
  ].join('');
}

const animationRange = ({ start, end }: { start: number; end: number }) =>
  `contain ${trackPercent(start)} contain ${trackPercent(end)}`;
const zoomName = (segment: number) => `z${segment + 1}`;
const zoomKeyframes = ({ from, to, curve }: Segment, at: number) => {
  const easing =
    curve === EASE ? '' : `;animation-timing-function:cubic-bezier(${curve.map(rounded)})`;
  return `@keyframes ${zoomName(at)}{0%{--view-power:${rounded(from)}${easing}}to{--view-power:${rounded(to)}}}`;
};
const panName = (transition: number) => `p${transition + 1}`;
const rangeProperties = ({ near, far }: VisibleRange) => `--near:${near};--far:${far}`;
const unusualRangeProperties = ({ near, far }: VisibleRange) =>
  (near === VISIBLE_RANGE.near ? '' : `;--near:${near}`) +
  (far === VISIBLE_RANGE.far ? '' : `;--far:${far}`);

const panTo = ({ id, viewPower }: Stop, earth: Earth) =>
  axisOffset(id, viewPower, earth)
    .map((units) => (units === 0 ? '0' : `${units}px`))
    .join(' ');

/** For each segment the name of its animation, or `none` while the drawing is not visible. */
function zoomNames(segments: readonly Segment[], field: number, range: VisibleRange): string {
  const names = segments.map(({ from, to }, index) =>
    isVisible(field, range, from, to) ? zoomName(index) : 'none',
  );
  while (names.at(-1) === 'none') names.pop();
  return names.join();
}

const FADE_IN = 'linear backwards come';
const FADE_OUT = 'linear forwards go';
/**
 * A hidden caption lies below its place before its stop, and above it afterwards. A search in the page or a link to
 * a text scrolls its words to the middle of the window, and so into the stop, where they are visible, instead of to its
 * edge. It catches no press meant for the caption that is seen.
 */
const HIDDEN_CAPTIONS =
  '@keyframes come{0%{opacity:0;translate:0 22svh;pointer-events:none}1%{translate:0 0}}' +
  '@keyframes go{99%{translate:0 0}to{opacity:0;translate:0 -22svh;pointer-events:none}}';
const FADE_RANGES =
  'contain calc(var(--at)*100%) contain calc(var(--at)*100% + .9%),' +
  'contain calc((var(--at) + var(--long))*100% - .9%) contain calc((var(--at) + var(--long))*100%)';

function captionProperties(dwells: readonly DwellRange[], index: number): string[] {
  const { from, to } = dwells[index] as DwellRange;
  const start = index === 0 ? from : from - CAPTION_LEAD;
  const end = index === dwells.length - 1 ? to : to + CAPTION_LEAD;
  return [`--long:${rounded(end - start)}`, `--middle:${rounded((from + to) / 2 - start)}`];
}

/** A stop between two others: the zoom rests equally long at each of them. */
const USUAL_STOP = 1;

/** The first caption does not fade in, the last one does not fade out. */
function unusualCaptionProperties(dwells: readonly DwellRange[], index: number): string {
  const at = `--at:${rounded(index === 0 ? 0 : (dwells[index] as DwellRange).from - CAPTION_LEAD)}`;
  const usual = captionProperties(dwells, USUAL_STOP);
  const unusual = captionProperties(dwells, index).filter((each) => !usual.includes(each));
  const place = [at, ...unusual].join(';');
  if (index === 0) return `${place};--shown:none,${FADE_OUT}`;
  return index === dwells.length - 1 ? `${place};--shown:${FADE_IN}` : place;
}

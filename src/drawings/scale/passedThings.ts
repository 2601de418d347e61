import { BERLIN, type Earth, exponentOf, LEVELS, type VisibleRange } from './levels.ts';

/** What the zoom passes between two stops. */
export interface PassedThing {
  /** Names its drawing. */
  id: string;
  text: string;
}

export interface ShownThing extends PassedThing {
  /** Width of the view it is drawn for, in metres. */
  field: number;
  range: VisibleRange;
}

/** In powers of ten: how far from its drawing's own width the first text begins and the last one ends. */
const REACH = 0.5;

/**
 * Each text is shown up to the middle between its drawing and the next. A text about a drawing of Berlin and its
 * surroundings is left out where the axis stands elsewhere.
 */
export function shownThings(passed: readonly PassedThing[], earth: Earth = BERLIN): ShownThing[] {
  const levels = earth.levels.filter((level) => LEVELS.includes(level));
  const drawn = passed.flatMap((thing) =>
    levels.filter(({ name }) => name === thing.id).map(({ field }) => ({ ...thing, field })),
  );
  const halfWay = (one: { field: number } | undefined, other: { field: number } | undefined) =>
    one && other ? +((exponentOf(other.field) - exponentOf(one.field)) / 2).toFixed(3) : REACH;
  return drawn.map((thing, index) => ({
    ...thing,
    range: { near: halfWay(drawn[index - 1], thing), far: halfWay(thing, drawn[index + 1]) },
  }));
}

/** A name on the rule, in px from the rule's start. */
export interface NameOnRule {
  tick: number;
  start: number;
  end: number;
}

/** Between two names on a line, and between a name and the tick of another. */
const GAP = 12;
/** As many as a phone has room for. A name that is free on none of them may have a tick behind it. */
const USUAL_LINES = 3;

const meet = (one: NameOnRule, other: NameOnRule) =>
  one.start < other.end + GAP && other.start < one.end + GAP;
const crosses = ({ tick }: NameOnRule, { start, end }: NameOnRule) =>
  start - GAP < tick && tick < end + GAP;

/**
 * For each name the line it stands on, 0 for the one next to the rule: names keep apart, and where it can be no tick of
 * a lower name passes through one above. Names are given from left to right.
 */
export function nameLines(names: readonly NameOnRule[]): number[] {
  const placed: { name: NameOnRule; line: number }[] = [];
  for (const name of names.toReversed()) {
    const isApart = (line: number) =>
      placed.every((other) => other.line !== line || !meet(name, other.name));
    const isUncrossed = (line: number) =>
      placed.every(
        (other) =>
          (other.line <= line || !crosses(other.name, name)) &&
          (other.line >= line || !crosses(name, other.name)),
      );
    const lines = Array.from({ length: placed.length + 1 }, (_, line) => line);
    const line =
      lines.slice(0, USUAL_LINES).find((each) => isApart(each) && isUncrossed(each)) ??
      lines.find(isApart) ??
      0;
    placed.unshift({ name, line });
  }
  return placed.map(({ line }) => line);
}

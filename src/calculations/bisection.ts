/** Enough to reach neighbouring doubles, unless the border lies next to zero. */
const MOST_HALVINGS = 120;

/** What a drawing can show of a border: a part in ten millions of where it may lie. */
export const DRAWN_HALVINGS = 24;

/** The border of a condition that is true at `low` and false at `high`, from both sides. */
export function bisect(
  isTrue: (x: number) => boolean,
  low: number,
  high: number,
  most = MOST_HALVINGS,
): readonly [lastTrue: number, firstFalse: number] {
  let [yes, no] = [low, high];
  for (let halving = 0; halving < most; halving += 1) {
    const middle = yes + (no - yes) / 2;
    if (middle <= yes || middle >= no) break;
    if (isTrue(middle)) yes = middle;
    else no = middle;
  }
  return [yes, no];
}

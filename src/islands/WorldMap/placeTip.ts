export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TipPlace {
  /** Above the marker unless only the space below is enough. */
  below: boolean;
  /** From the marker's middle to the tooltip's left edge, in pixels. */
  offset: number;
}

export interface TipSpace {
  /** What the visitor sees of the map. */
  frame: Box;
  marker: Box;
  tip: { width: number; height: number };
  /** The side it opens to while there is room. */
  side: 'left' | 'right';
}

/** Between the tooltip and the edge of what is seen. */
const MARGIN = 8;
/** Between the tooltip and the marker: the leader's length. */
export const LEADER = 10;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Opens to its side, turns over where that is cut off, and slides where neither side is enough. */
export function placeTip({ frame, marker, tip, side }: TipSpace): TipPlace {
  const middle = (marker.left + marker.right) / 2;
  const least = frame.left + MARGIN - middle;
  const most = frame.right - MARGIN - tip.width - middle;
  const wished = side === 'left' ? [-tip.width, 0] : [0, -tip.width];
  const fits = wished.find((offset) => offset >= least && offset <= most);
  // The leader stays on the tooltip's edge even when the marker itself is half out of sight.
  const slid = between(-tip.width, between(least, wished[0] ?? 0, Math.max(least, most)), 0);

  const needed = tip.height + LEADER;
  const above = marker.top - frame.top >= needed;
  return { below: !above && frame.bottom - marker.bottom >= needed, offset: fits ?? slid };
}

import { memo } from 'react';
import type { PlacedText } from './labelPlaces.ts';
import { round } from './plotProps.ts';

/** The side of the copper square that marks a value. */
export const DIE = 11;

export const Die = ({ x, y }: { x: number; y: number }) => (
  <rect className="d-die" x={round(x - DIE / 2)} y={round(y - DIE / 2)} width={DIE} height={DIE} />
);

interface HatchProps {
  /** Names the clip path. */
  id: string;
  /** The `d` of a path. */
  shape: string;
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Distance of the lines. */
  step: number;
  isBack?: boolean | undefined;
}

/** Lines at 45° inside a shape. */
export function Hatch({ id, shape, box: [left, top, right, bottom], step, isBack }: HatchProps) {
  const height = bottom - top;
  let lines = '';
  const first = Math.floor((left - (isBack ? 0 : height)) / step) * step;
  for (let x = first; x < right + (isBack ? height : 0); x += step)
    lines += `M${round(x)} ${round(top)}l${round(isBack ? -height : height)} ${round(height)}`;
  return (
    <>
      <clipPath id={id}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path className="d-hatch" d={lines} />
      </g>
    </>
  );
}

interface PlotTextProps extends PlacedText {
  /** Ink, or grey. */
  look: 'i' | '3';
}

/**
 * Words on a drawing; `^{…}` is raised, and what follows stands on the line again. `memo`, because a move leaves most of
 * them as they are, and text takes a browser longest. Each element has one string, which React can replace whatever a
 * page translator has made of it.
 */
export const PlotText = memo(function PlotText({ content, x, y, anchor, look }: PlotTextProps) {
  const [line = '', ...raised] = content.replaceAll(/[[\]]/g, '').split(/\^\{(.*?)\}/);
  return (
    <text
      className={`t-${look}`}
      x={round(x)}
      y={round(y)}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {raised.length === 0 ? line : <tspan>{line}</tspan>}
      {raised.map((part, index) =>
        index % 2 === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
          <tspan key={index} dy="-.42em" fontSize=".76em">
            {part}
          </tspan>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <tspan key={index} dy=".32em">
            {part}
          </tspan>
        ),
      )}
    </text>
  );
});

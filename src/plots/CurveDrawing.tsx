import type { Curve } from '../calculations/curve.ts';
import { plainText } from '../calculations/richText.ts';
import { stripBreakMarks } from '../lib/breaks.ts';
import { Plot } from './Plot.tsx';
import { narrowSize, type PlotProps, type PlotSize, type PlotWords, WIDE } from './plotProps.ts';
import { leastHeight, Timeline } from './Timeline.tsx';

interface CurveDrawingProps extends PlotProps<Curve> {
  /** The result, as rich text: the name of the drawing. */
  sentence: string;
  className?: string;
}

/** The drawing of a calculation; src/styles/plot.deferred.css has its colours. */
export function CurveDrawing({ sentence, className = '', curve, ...props }: CurveDrawingProps) {
  const { width, height } = props.size;
  return (
    <svg
      className={`draw plot ${className}`.trim()}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={stripBreakMarks(plainText(sentence))}
    >
      {curve.kind === 'plot' ? (
        <Plot curve={curve} {...props} />
      ) : (
        <Timeline curve={curve} {...props} />
      )}
    </svg>
  );
}

interface StaticDrawingsProps {
  curve: Curve;
  words: PlotWords;
  sentence: string;
}

/** A schedule of many rows is higher than other drawings. */
export const leastHeightOf = (curve: Curve) => (curve.kind === 'timeline' ? leastHeight(curve) : 0);

/** A size with room for all rows. */
export const highEnough = (size: PlotSize, curve: Curve): PlotSize => ({
  width: size.width,
  height: Math.max(size.height, leastHeightOf(curve)),
});

/** The drawing in two sizes, of which the style sheet shows the one that fits: for pages before React, and notes. */
export const StaticDrawings = (props: StaticDrawingsProps) => (
  <>
    <CurveDrawing {...props} size={highEnough(WIDE, props.curve)} id="cw" className="wide" />
    <CurveDrawing
      {...props}
      size={highEnough(narrowSize(props.curve), props.curve)}
      id="cn"
      className="narrow"
    />
  </>
);

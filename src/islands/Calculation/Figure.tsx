import '../../styles/drawings.deferred.css';
import '../../styles/plot.deferred.css';
import {
  type Dispatch,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import type { Curve } from '../../calculations/curve.ts';
import { CurveDrawing, leastHeightOf } from '../../plots/CurveDrawing.tsx';
import type { PlotSize, PlotWords } from '../../plots/plotProps.ts';
import { cursorOn, scaleOf, valueAt } from '../../plots/plotScale.ts';
import type { CalculationEvent } from './calculationReducer.ts';
import styles from './Figure.deferred.module.css';

/** Side of the grip: a target for fingers (--tap-target). */
const GRIP_PX = 44;

interface FigureProps {
  /** `null` while the first long calculation runs. */
  curve: Curve | null;
  words: PlotWords;
  /** The name of the figure. */
  sentence: string;
  /** The drawing of the usual values, in two sizes: static HTML. */
  drawing: ReactNode;
  /** The drawing, to be saved. */
  ref: RefObject<HTMLDivElement | null>;
  dispatch: Dispatch<CalculationEvent>;
}

/** The drawing. Until it is measured it is the static one. */
export function Figure({ curve, words, sentence, drawing, ref: plot, dispatch }: FigureProps) {
  const [size, setSize] = useState<PlotSize | null>(null);
  useEffect(() => {
    const element = plot.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0)
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [plot]);

  const scale = size && curve?.kind === 'plot' ? scaleOf(curve, size, words) : null;
  const cursor = scale && curve?.kind === 'plot' ? cursorOn(curve, scale) : null;
  const drag = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const box = plot.current?.getBoundingClientRect();
    // Another pointer that is pressed may only cross the grip. The browser ends the capture when it is released.
    if (!box || curve?.kind !== 'plot' || !scale || !currentTarget.hasPointerCapture(pointerId))
      return;
    const value = valueAt(curve, scale, clientX - box.left);
    dispatch({ type: 'moved', name: curve.cursor.input, value });
  };
  return (
    <div className={styles.plot} ref={plot} data-kind={curve?.kind} suppressHydrationWarning>
      <div
        className={styles.drawing}
        style={curve ? { minBlockSize: leastHeightOf(curve) } : undefined}
      >
        {size && curve ? <CurveDrawing {...{ curve, size, words, sentence }} id="c" /> : drawing}
      </div>
      {cursor &&
        scale &&
        curve?.kind === 'plot' &&
        curve.marks.map((mark) => (
          // Values worth knowing: a press goes there.
          <div
            key={`${mark.x} ${mark.y}`}
            className={styles.mark}
            aria-hidden="true"
            style={{ left: gripCentre(scale.x(mark.x), size?.width ?? 0), top: scale.y(mark.y) }}
            onPointerUp={({ button }) => {
              if (button !== 0) return;
              const value = valueAt(curve, scale, scale.x(mark.x));
              dispatch({ type: 'moved', name: curve.cursor.input, value });
            }}
          />
        ))}
      {cursor && size && (
        // The rule beside the drawing does the same by keyboard and touch.
        <div
          className={styles.grip}
          aria-hidden="true"
          style={{ left: gripCentre(cursor.x, size.width), top: cursor.y }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
      )}
    </div>
  );
}

/** The grip stays on the drawing, because on a phone it would make the page scroll sideways. */
const gripCentre = (x: number, width: number) =>
  Math.min(Math.max(x, GRIP_PX / 2), width - GRIP_PX / 2);

import { stripBreakMarks } from '../../lib/breaks.ts';
import '../../styles/drawings.deferred.css';
import '../../styles/plot.deferred.css';
import { type Dispatch, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Curve } from '../../lib/calculations/calculation.ts';
import type { PlotSize, PlotWords } from '../../lib/calculations/drawing.ts';
import { staticFigures } from '../../lib/calculations/figure.ts';
import { drawCurve, valueAtShare } from '../../lib/calculations/plot.ts';
import { plainText } from '../../lib/calculations/richText.ts';
import type { CalculationEvent } from './calculationReducer.ts';
import styles from './Figure.deferred.module.css';
import { Html } from './Html.tsx';

/** Side of the grip: a target for fingers (--tap-target). */
const GRIP_PX = 44;

interface FigureProps {
  /** `null` while the first long calculation runs. */
  curve: Curve | null;
  words: PlotWords;
  /** The name of the figure. */
  sentence: string;
  dispatch: Dispatch<CalculationEvent>;
}

/** The drawing. Until it is measured it is the one of the server, in two sizes of which the style sheet shows one. */
export function Figure({ curve, words, sentence, dispatch }: FigureProps) {
  const plot = useRef<HTMLDivElement>(null);
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
  }, []);

  const drawing = size && curve ? drawCurve(curve, size, words, 'c') : null;
  const drag = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const box = plot.current?.getBoundingClientRect();
    // Another pointer that is pressed may only cross the grip. The browser ends the capture when it is released.
    if (!box || curve?.kind !== 'plot' || !currentTarget.hasPointerCapture(pointerId)) return;
    const share = Math.min(1, Math.max(0, (clientX - box.left) / box.width));
    const value = Number(valueAtShare(curve.x, share).toPrecision(3));
    dispatch({ type: 'moved', name: curve.cursor.input, value });
  };
  return (
    <div className={styles.plot} ref={plot} data-kind={curve?.kind} suppressHydrationWarning>
      {drawing && size ? (
        <div className={styles.drawing}>
          <svg
            className="draw plot"
            viewBox={`0 0 ${size.width} ${size.height}`}
            role="img"
            aria-label={stripBreakMarks(plainText(sentence))}
          >
            {drawing.layers.map((layer, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: layers are known by their order
              <Html as="g" key={index} html={layer} />
            ))}
          </svg>
        </div>
      ) : (
        <Html as="div" className={styles.drawing} html={serverHtml(curve, words, sentence)} />
      )}
      {drawing?.grip && size && (
        // The rule beside the drawing does the same by keyboard and touch.
        <div
          className={styles.grip}
          aria-hidden="true"
          style={{ left: gripCentre(drawing.grip.x, size.width), top: drawing.grip.y }}
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

/** Only the server draws it: the browser keeps what it was sent until it has measured. */
const serverHtml = (curve: Curve | null, words: PlotWords, sentence: string) =>
  import.meta.env.SSR && curve ? staticFigures(curve, words, sentence) : null;

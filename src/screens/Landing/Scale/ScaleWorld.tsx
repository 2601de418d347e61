import type { ReactNode } from 'react';
import type { ScaleStop } from '../../../content/schemas/scale.ts';
import type { OfficeOnGlobe } from '../../../drawings/scale/officesOnGlobe.ts';
import {
  dimensionsId,
  hasDimensions,
  type ScaleDrawings,
} from '../../../drawings/scale/scaleDrawings.ts';
import { dieId, PLACE_MARKER_ID } from '../../../drawings/scale/stills.ts';
import { VIEW_BOX } from './ScaleStill.tsx';
import styles from './ScaleWorld.deferred.module.css';

interface ScaleWorldProps {
  stops: ScaleStop[];
  drawings: ScaleDrawings;
  contactPath: string;
}

/** All levels in one coordinate system, the largest painted first; --zoom-depth scales each. */
export function ScaleWorld({
  stops,
  drawings: { file, offices, earth },
  contactPath,
}: ScaleWorldProps) {
  const last = stops.at(-1)?.id;
  const turnOf = (level: string) =>
    earth.levels.length - earth.levels.findIndex(({ name }) => name === level);
  const drawn = (name: string) => `${file.path}#${name}`;
  return (
    <svg className={styles.draw} viewBox={VIEW_BOX} aria-hidden="true">
      <g className={styles.world}>
        {/* A single child: browsers restyle the children of an animated element in every frame. */}
        <g>
          {earth.levels.map(({ name }) => (
            <Waiting key={name} turn={turnOf(name)}>
              <use className={styles.level} data-level={name} href={drawn(name)} />
              {hasDimensions(earth, name) && (
                <use
                  className={`${styles.level} ${styles.dimensions}`}
                  data-level={name}
                  href={drawn(dimensionsId(name))}
                />
              )}
            </Waiting>
          ))}
          <Names globe={last} {...{ offices, contactPath }} />
          {stops
            .slice(0, -1)
            .toReversed()
            .map(({ id }) => (
              <Waiting key={id} turn={turnOf(id)}>
                <use className={styles.level} data-die={id} href={drawn(dieId(id))} />
              </Waiting>
            ))}
          <use className={styles.spot} href={drawn(PLACE_MARKER_ID)} />
        </g>
      </g>
    </svg>
  );
}

/** An `<svg>`, because browsers style and lay out what a hidden `<g>` holds. */
function Waiting({ turn, children }: { turn: number; children: ReactNode }) {
  return (
    <svg className={styles.waiting} style={{ '--turn': turn }} aria-hidden="true">
      {children}
    </svg>
  );
}

interface NamesProps {
  globe: string | undefined;
  offices: OfficeOnGlobe[];
  contactPath: string;
}

/** Each leads to its office. Keyboards and screen readers have the link of the caption, and the row of each office there. */
function Names({ globe, offices, contactPath }: NamesProps) {
  return (
    <g className={`${styles.level} ${styles.names}`} data-level={globe}>
      {offices.map(({ id, name, target, label: { x, y, anchor } }) => (
        <a key={id} href={`${contactPath}#${id}`} tabIndex={-1}>
          <path d={target} />
          <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
            {name}
          </text>
        </a>
      ))}
    </g>
  );
}

import type { ReactNode } from 'react';
import type { ScaleStop } from '../../../content/schemas/scale.ts';
import { LEVELS } from '../../../drawings/scale/levels.ts';
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
}

/** All levels in one coordinate system, the largest painted first; --zoom-depth scales each. */
export function ScaleWorld({ stops, drawings: { file, offices } }: ScaleWorldProps) {
  const last = stops.at(-1)?.id;
  const drawn = (name: string) => `${file.path}#${name}`;
  return (
    <svg className={styles.draw} viewBox={VIEW_BOX} aria-hidden="true">
      <g className={styles.world}>
        {/* A single child: browsers restyle the children of an animated element in every frame. */}
        <g>
          {LEVELS.map(({ name }) => (
            <Waiting key={name} level={name}>
              <use className={styles.level} data-level={name} href={drawn(name)} />
              {hasDimensions(name) && (
                <use
                  className={`${styles.level} ${styles.dimensions}`}
                  data-level={name}
                  href={drawn(dimensionsId(name))}
                />
              )}
            </Waiting>
          ))}
          <Names globe={last} offices={offices} />
          {stops
            .slice(0, -1)
            .toReversed()
            .map(({ id }) => (
              <Waiting key={id} level={id}>
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
function Waiting({ level, children }: { level: string; children: ReactNode }) {
  const turn = LEVELS.length - LEVELS.findIndex(({ name }) => name === level);
  return (
    <svg className={styles.waiting} style={{ '--turn': turn }} aria-hidden="true">
      {children}
    </svg>
  );
}

function Names({ globe, offices }: { globe: string | undefined; offices: OfficeOnGlobe[] }) {
  return (
    <g className={`${styles.level} ${styles.names}`} data-level={globe}>
      {offices.map(({ id, name, label: { x, y, anchor } }) => (
        <text key={id} x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
          {name}
        </text>
      ))}
    </g>
  );
}

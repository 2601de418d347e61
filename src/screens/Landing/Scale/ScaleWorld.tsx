import {
  dimensionsName,
  hasDimensions,
  type ScaleDrawings,
} from '../../../build/scale/drawings.ts';
import { dieName, SPOT_NAME } from '../../../build/scale/frames.ts';
import { LEVELS } from '../../../build/scale/levels.ts';
import type { OfficeOnGlobe } from '../../../build/scale/offices.ts';
import type { ScaleStop } from '../../../content/schemas/scale.ts';
import { VIEW_BOX } from './ScaleFrame.tsx';
import styles from './ScaleWorld.later.module.css';

export interface ScaleWorldProps {
  stops: ScaleStop[];
  drawings: ScaleDrawings;
}

/** All levels, nested in one system: the largest is painted first, and each is as wide as `--d` says. */
export function ScaleWorld({ stops, drawings: { file, offices } }: ScaleWorldProps) {
  const last = stops.at(-1)?.id;
  const drawn = (name: string) => `${file.path}#${name}`;
  return (
    <svg className={styles.draw} viewBox={VIEW_BOX} aria-hidden="true">
      <g className={styles.world}>
        {/* One child: while the world moves, a browser looks at its children again. */}
        <g>
          {LEVELS.map(({ name }, at) => (
            <g key={name} className={styles.waiting} style={{ '--turn': LEVELS.length - at }}>
              <use className={styles.level} data-level={name} href={drawn(name)} />
              {hasDimensions(name) && (
                <use
                  className={`${styles.level} ${styles.dimensions}`}
                  data-level={name}
                  href={drawn(dimensionsName(name))}
                />
              )}
            </g>
          ))}
          <Names globe={last} offices={offices} />
          {stops
            .slice(0, -1)
            .toReversed()
            .map(({ id }) => (
              <use key={id} className={styles.level} data-die={id} href={drawn(dieName(id))} />
            ))}
          <use className={styles.spot} href={drawn(SPOT_NAME)} />
        </g>
      </g>
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

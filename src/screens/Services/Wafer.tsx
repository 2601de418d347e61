import type { ReactNode } from 'react';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import type { Texture } from '../../drawings/textures.ts';
import '../../styles/fiducials.css';
import styles from './Wafer.module.css';

/** The neighbouring dies, cut by the edges of the window; the grid places them around ours in this order. */
const NEIGHBOURS = ['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'] as const;

interface WaferProps {
  /** What a wide window shows of the dies to the left and to the right: they are the same as ours. */
  edges: { w: readonly Texture[]; e: readonly Texture[] };
  children: ReactNode;
}

/** A die on its wafer. */
export function Wafer({ edges, children }: WaferProps) {
  return (
    <div className={styles.wafer}>
      {NEIGHBOURS.map((place) => (
        <i key={place} className={styles.neighbour} data-place={place}>
          {(place === 'w' || place === 'e') &&
            edges[place].map(({ viewBox, shapes }) => (
              <svg
                key={shapes}
                className={styles.edge}
                viewBox={viewBox}
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true"
              >
                <InlineSvg shapes={shapes} />
              </svg>
            ))}
        </i>
      ))}
      <div className={styles.die}>{children}</div>
    </div>
  );
}

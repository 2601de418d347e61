import { type CSSProperties, useRef } from 'react';
import type { AddressLines } from '../../lib/address.ts';
import { markerId } from '../../lib/map/markerId.ts';
import { useLive } from '../useLive.ts';
import type { TipPlace } from './placeTip.ts';
import { useWorldMap } from './useWorldMap.ts';
import styles from './WorldMap.module.css';

export interface OfficeMarker {
  id: string;
  /** The marker's accessible name: city and country. */
  label: string;
  address: AddressLines;
  coordinates: string;
  /** Where the tooltip opens before anything can be measured. */
  side: 'left' | 'right';
  below: boolean;
}

export interface WorldMapProps {
  /** From west to east: the order of the Tab key. */
  markers: OfficeMarker[];
}

const tipId = (office: string) => `${markerId(office)}-tip`;

/** The offices on the map. Without script the tooltips follow :hover and :focus. */
export function WorldMap({ markers }: WorldMapProps) {
  const root = useRef<HTMLUListElement>(null);
  const { open, place, markerProps, buttonProps } = useWorldMap(root);
  useLive(root);
  return (
    <ul className={styles.markers} ref={root}>
      {markers.map((marker) => (
        <li
          className={styles.marker}
          id={markerId(marker.id)}
          key={marker.id}
          data-office={marker.id}
          data-open={open === marker.id ? '' : undefined}
          {...markerProps(marker.id)}
        >
          <button
            className={styles.button}
            type="button"
            aria-label={marker.label}
            aria-describedby={tipId(marker.id)}
            data-replay=""
            {...buttonProps(marker.id)}
          >
            <MarkerDrawing />
          </button>
          <Tip marker={marker} place={open === marker.id ? place : undefined} />
        </li>
      ))}
    </ul>
  );
}

function MarkerDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <circle className={styles.halo} cx="18" cy="18" r="12" />
      <circle className={styles.ring} cx="18" cy="18" r="9.5" />
      <path className={styles.tick} d="M18 1v6M18 29v6M1 18h6M29 18h6" />
      <path className={styles.die} d="M14.5 14.5h7v7h-7z" />
    </svg>
  );
}

function Tip({ marker, place }: { marker: OfficeMarker; place?: TipPlace }) {
  const { name, joint, rest } = marker.address;
  const below = place ? place.below : marker.below;
  return (
    <div
      className={styles.tip}
      id={tipId(marker.id)}
      role="tooltip"
      data-side={marker.side}
      data-below={below ? '' : undefined}
      style={place && ({ '--offset': `${place.offset}px` } as CSSProperties)}
    >
      <span className={styles.name}>
        {name}
        {joint === ', ' && <span className={styles.joint}>,</span>}
      </span>{' '}
      <span className={styles.rest}>{rest}</span> <span className="note">{marker.coordinates}</span>
    </div>
  );
}

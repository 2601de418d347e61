import { type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import type { ContactContent } from '../../content/schemas/contact.ts';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { PlainFallback } from '../shared/PlainFallback.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapLand } from './MapLand.tsx';
import styles from './OfficeMarker.later.module.css';
import { OfficeMarker } from './OfficeMarker.tsx';
import { OfficeTable } from './OfficeTable.tsx';
import { useBorders } from './useBorders.ts';
import { useOpenTip } from './useOpenTip.ts';

export interface OfficeMapProps {
  /** In the order of the list. */
  offices: readonly MapOffice[];
  words: Pick<ContactContent['map'], 'name' | 'hint'>;
  list: ContactContent['list'];
  /** Address of the file with the land's shapes. */
  land: string;
  /** Where the borders of countries are fetched. */
  shapesUrl: string;
  /** ISO numeric codes of the countries with an office. */
  homes: readonly string[];
  /** Static HTML in the frame: the names of the meridians. */
  degrees?: ReactNode;
}

/**
 * The offices on a world map and in a list. Without React the tooltips follow :hover and :focus; React
 * adds touch, Escape, the way onto a tooltip, the borders, and the marker that a row of the list lights.
 */
export function OfficeMap(props: OfficeMapProps) {
  const { offices, words, list, land, shapesUrl, homes, degrees } = props;
  const isHydrated = useHydrated();
  const borders = useBorders(shapesUrl, homes);
  const [open, events] = useOpenTip();
  const frame = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const named = useHash();

  /** Pans the map inside its frame, never the page, so that the office is in its middle. */
  const show = (office: MapOffice | null) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!office || !frame.current) return;
    const { scrollWidth, clientWidth } = frame.current;
    frame.current.scrollTo({
      left: office.x * scrollWidth - clientWidth / 2,
      behavior: isStill ? 'auto' : 'smooth',
    });
  };

  // Each part is a boundary: where an extension has changed the markup, React renders only that part
  // anew.
  return (
    <>
      <Suspense>
        <PlainFallback id="office-map">
          <MapFrame frame={frame} words={words} degrees={degrees}>
            <MapLand land={land} borders={borders} />
            <ul className={isHydrated ? undefined : styles.plain}>
              {offices
                .toSorted((one, other) => one.x - other.x) // the order of the Tab key
                .map((office) => (
                  <OfficeMarker
                    key={office.id}
                    office={office}
                    offices={offices}
                    frame={frame}
                    isOpen={office.id === open}
                    isLit={[pointed, focused, named].includes(office.id)}
                    events={events}
                  />
                ))}
            </ul>
          </MapFrame>
        </PlainFallback>
      </Suspense>
      <Suspense>
        <PlainFallback id="office-list">
          <OfficeTable
            offices={offices}
            words={list}
            onPoint={(office) => {
              setPointed(office?.id ?? null);
              show(office);
            }}
            onFocus={(office) => {
              setFocused(office?.id ?? null);
              show(office);
            }}
          />
        </PlainFallback>
      </Suspense>
    </>
  );
}

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

/** The id that the address names. */
const useHash = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );

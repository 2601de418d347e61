import { type ReactNode, Suspense, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ContactContent } from '../../content/schemas/contact.ts';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { nightPath } from '../../lib/solar.ts';
import { PlainFallback } from '../shared/PlainFallback.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapLand } from './MapLand.tsx';
import styles from './OfficeMarker.later.module.css';
import { OfficeMarker } from './OfficeMarker.tsx';
import { OfficeTable } from './OfficeTable.tsx';
import { officeHours, stateText } from './officeHours.ts';
import { Sun } from './Sun.tsx';
import { useBorders } from './useBorders.ts';
import { useMinute } from './useMinute.ts';
import { useOpenTip } from './useOpenTip.ts';

export interface OfficeMapProps {
  /** In the order of the list. */
  offices: readonly MapOffice[];
  words: Pick<ContactContent['map'], 'name' | 'hint' | 'hours'>;
  locale: string;
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
 * adds touch, Escape, the way onto a tooltip, the borders, the marker that a row of the list lights, and the
 * hour: night, sun, and who works now.
 */
export function OfficeMap(props: OfficeMapProps) {
  const { offices, words, locale, list, land, shapesUrl, homes, degrees } = props;
  const isHydrated = useHydrated();
  const borders = useBorders(shapesUrl, homes);
  const [open, events] = useOpenTip();
  const frame = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const named = useHash();
  const now = useMinute();
  const night = useMemo(() => now && nightPath(now), [now]);
  const hours = useMemo(
    () => new Map(now ? offices.map(({ id, timeZone }) => [id, officeHours(timeZone, now)]) : []),
    [offices, now],
  );

  const stateOf = ({ id }: MapOffice) => {
    const { state } = hours.get(id) ?? {};
    return state && stateText(state, words.hours, locale);
  };

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
            <MapLand land={land} borders={borders} night={night} />
            {now && <Sun now={now} label={words.hours.sun} offices={offices} />}
            <ul className={isHydrated ? undefined : styles.plain}>
              {offices
                .toSorted((one, other) => one.x - other.x) // the order of the Tab key
                .map((office) => (
                  <OfficeMarker
                    key={office.id}
                    office={office}
                    offices={offices}
                    frame={frame}
                    state={stateOf(office)}
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
            hoursWords={words.hours}
            locale={locale}
            now={now}
            hours={hours}
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

import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ContactContent } from '../../content/schemas/contact.ts';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { nightPath } from '../../lib/solar.ts';
import { PlainFallback } from '../shared/PlainFallback.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapLand } from './MapLand.tsx';
import styles from './OfficeMarker.deferred.module.css';
import { OfficeMarker } from './OfficeMarker.tsx';
import { OfficeTable } from './OfficeTable.tsx';
import { type HoursWords, officeHours, stateText } from './officeHours.ts';
import { Sun } from './Sun.tsx';
import { useBorders } from './useBorders.ts';
import { useOpenTip } from './useOpenTip.ts';
import { useShownHour } from './useShownHour.ts';

interface OfficeMapProps {
  /** In the order of the list. */
  offices: readonly MapOffice[];
  words: Pick<ContactContent['map'], 'name' | 'hint'> & { hours: HoursWords };
  locale: string;
  list: ContactContent['list'];
  /** Where the map begins when it scrolls, as a share of its width. */
  start: number;
  /** Address of the file with the land's shapes. */
  land: string;
  shapesUrl: string;
  /** ISO numeric codes of the countries with an office. */
  officeCountries: readonly string[];
  /** Static HTML in the frame: the names of the meridians. */
  degrees?: ReactNode;
}

/**
 * The offices on a world map and in a list. Without React, `:hover` and `:focus` open the tooltips. React adds
 * touch, Escape, tooltips that a pointer can enter, borders, rows that highlight their marker, and the current
 * hour: night, sun, and which offices work now, or at the hour that the visitor pulls the tick to.
 */
export function OfficeMap(props: OfficeMapProps) {
  return (
    <PlainFallback id="office-map">
      <MapAndList {...props} />
    </PlainFallback>
  );
}

function MapAndList(props: OfficeMapProps) {
  const { offices, words, locale, list, start, land, shapesUrl, officeCountries, degrees } = props;
  const isHydrated = useHydrated();
  const borders = useBorders(shapesUrl, officeCountries);
  const { open, events } = useOpenTip();
  const frame = useRef<HTMLElement>(null);
  const [hoveredRow, setHoveredRow] = useState<string | null>(null);
  const [focusedRow, setFocusedRow] = useState<string | null>(null);
  const hash = useHash();
  const hour = useShownHour();
  const { shown: now, isPulled } = hour;
  const night = useMemo(() => now && nightPath(now), [now]);
  const hours = useMemo(
    () => new Map(now ? offices.map((office) => [office.id, officeHours(office, now)]) : []),
    [offices, now],
  );

  const stateOf = ({ id }: MapOffice) => {
    const { state } = hours.get(id) ?? {};
    return state && stateText(state, words.hours, locale, isPulled);
  };

  /** Pans the map inside its frame, never the page, so that the office is in its middle. */
  const panTo = (office: MapOffice | null) => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!office || !frame.current) return;
    const { scrollWidth, clientWidth } = frame.current;
    frame.current.scrollTo({
      left: office.x * scrollWidth - clientWidth / 2,
      behavior: reducedMotion ? 'auto' : 'smooth',
    });
  };

  return (
    <>
      <MapFrame frame={frame} words={words} start={start} degrees={degrees}>
        <MapLand land={land} borders={borders} night={night} />
        {now && <Sun now={now} label={words.hours.sun} offices={offices} frame={frame} />}
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
                at={isPulled ? now : null}
                isOpen={office.id === open}
                isHighlighted={[hoveredRow, focusedRow, hash].includes(office.id)}
                events={events}
              />
            ))}
        </ul>
      </MapFrame>
      <OfficeTable
        offices={offices}
        words={list}
        hoursWords={words.hours}
        locale={locale}
        hour={hour}
        hours={hours}
        onHover={(office) => {
          setHoveredRow(office?.id ?? null);
          panTo(office);
        }}
        onFocus={(office) => {
          setFocusedRow(office?.id ?? null);
          panTo(office);
        }}
      />
    </>
  );
}

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

/** The fragment of the address, without "#". */
const useHash = () =>
  useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );

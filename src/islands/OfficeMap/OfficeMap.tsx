import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ContactContent } from '../../content/schemas/contact.ts';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { nightPath } from '../../lib/solar.ts';
import { PlainFallback } from '../shared/PlainFallback.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import { MapFrame } from './MapFrame.tsx';
import { MapLand } from './MapLand.tsx';
import styles from './OfficeMarker.deferred.module.css';
import { OfficeMarker } from './OfficeMarker.tsx';
import { OfficeTable, type OfficeTableProps } from './OfficeTable.tsx';
import { type MapHoursWords, officeHours, sentenceOf } from './officeHours.ts';
import { Sun } from './Sun.tsx';
import { useBorders } from './useBorders.ts';
import { useOpenTip } from './useOpenTip.ts';
import { useShownHour } from './useShownHour.ts';
import { WhoWorks } from './WhoWorks.tsx';

interface OfficeMapProps {
  /** In the order of the list. */
  offices: readonly MapOffice[];
  words: Pick<ContactContent['map'], 'name' | 'hint'> & { hours: MapHoursWords };
  locale: string;
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
 * The offices on a world map. Without React, `:hover` and `:focus` open the tooltips. React adds touch, Escape, tooltips
 * that a pointer can enter, borders, and the hour: night, sun, and which offices work now, or at the hour that the
 * visitor pulls to.
 */
export function OfficeMap(props: OfficeMapProps) {
  return (
    <PlainFallback id="office-map">
      <MapAndBand {...props} />
    </PlainFallback>
  );
}

/**
 * The offices in a list, below the form. An island of its own, because the form between them is one, too; in the file of
 * the map, because both share their hour, and load with one request.
 */
export function OfficeHours(props: OfficeTableProps) {
  return (
    <PlainFallback id="office-hours">
      <OfficeTable {...props} />
    </PlainFallback>
  );
}

function MapAndBand(props: OfficeMapProps) {
  const { offices, words, locale, start, land, shapesUrl, officeCountries, degrees } = props;
  const isHydrated = useHydrated();
  const borders = useBorders(shapesUrl, officeCountries);
  const { open, events } = useOpenTip();
  const frame = useRef<HTMLElement>(null);
  const hash = useHash();
  const hour = useShownHour();
  const { shown, isPulled } = hour;
  const night = useMemo(() => shown && nightPath(shown), [shown]);
  const hours = useMemo(
    () => (shown ? offices.map((office) => officeHours(office, shown)) : []),
    [offices, shown],
  );
  const sentence = shown
    ? sentenceOf({ offices, hours, shown, isPulled }, words.hours, locale)
    : '';
  const stateOf = (office: MapOffice) => hours[offices.indexOf(office)]?.state;

  return (
    <>
      <MapFrame frame={frame} words={words} start={start} degrees={degrees}>
        <MapLand land={land} borders={borders} night={night} />
        {shown && (
          <Sun
            words={words.hours}
            spoken={sentence.replaceAll(/[[\]]/g, '')}
            {...{ hour, shown, locale, offices }}
          />
        )}
        <ul className={isHydrated ? undefined : styles.plain}>
          {offices
            .toSorted((one, other) => one.x - other.x) // the order of the Tab key
            .map((office) => {
              const state = stateOf(office);
              return (
                <OfficeMarker
                  key={office.id}
                  office={office}
                  offices={offices}
                  frame={frame}
                  state={state}
                  words={words.hours}
                  at={isPulled ? shown : null}
                  isOpen={office.id === open}
                  isHighlighted={hash === office.id}
                  events={events}
                />
              );
            })}
        </ul>
      </MapFrame>
      <WhoWorks words={words.hours} {...{ locale, offices, hours, hour, sentence }} />
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

import type { ContactContent } from '../../content/schemas/contact.ts';
import type { Office } from '../../content/schemas/offices.ts';
import { landFileOf } from '../../drawings/map/land.ts';
import { isCityAndCountry } from '../../lib/address.ts';
import { mapOffices } from '../../lib/map/mapOffices.ts';
import { mapStart } from '../../lib/map/mapStart.ts';
import { fillText } from '../../lib/placeholders.ts';
import { weekendOf } from '../../lib/weekend.ts';
import {
  clockTime,
  dayOf,
  mostAtOnce,
  offsetAt,
  WORKING_DAY,
  workingSpansOn,
} from '../../lib/workingHours.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR = 366;

/** Whether there is a time at which all of them work, on any day of the year from this one on. */
export function areEverTogether(offices: readonly Office[], from = new Date()): boolean {
  const start = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return Array.from({ length: YEAR }, (_, index) => new Date(start + index * DAY_MS)).some(
    (midnight) => {
      const weekday = midnight.getUTCDay();
      const noon = new Date(midnight.getTime() + 12 * HOUR_MS);
      const days = offices.map(({ timeZone, weekend, hours }) =>
        workingSpansOn(
          { ahead: offsetAt(timeZone, noon), weekday, weekend: weekendOf(weekend) },
          hours && dayOf(hours),
        ),
      );
      return mostAtOnce(days)?.count === offices.length;
    },
  );
}

/** Props of the map and of the table of the offices in one language, and the note below the table. */
export function officeMapProps(
  offices: readonly Office[],
  { map, list }: ContactContent,
  locale: string,
) {
  const { name, hint, compass } = map;
  const { never, ...hours } = map.hours;
  const { title, text, nominal, partly, stated, ...listWords } = list;
  const officeCountries = [...new Set(offices.map((office) => office.countryCode))];
  const shown = mapOffices(offices, compass, locale);
  const assumed = offices.filter((office) => !office.hours).length;
  const note = assumed === offices.length ? nominal : partly;
  const { open, closed, weekend } = hours;
  return {
    map: {
      offices: shown,
      start: mapStart(shown),
      words: { name, hint, hours: { ...hours, ...(!areEverTogether(offices) && { never }) } },
      locale,
      land: landFileOf(officeCountries).path,
      officeCountries,
    },
    table: {
      offices: shown,
      words: {
        ...listWords,
        // A column of countries holds addresses once there is one.
        ...(!offices.every(isCityAndCountry) && { country: list.address }),
        hours: { open, closed, weekend },
      },
      locale,
    },
    note: fillText(assumed === 0 ? stated : note, {
      from: clockTime(WORKING_DAY.from, locale),
      to: clockTime(WORKING_DAY.to, locale),
    }),
  };
}

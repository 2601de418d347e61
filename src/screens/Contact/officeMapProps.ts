import type { ContactContent } from '../../content/schemas/contact.ts';
import type { Office } from '../../content/schemas/offices.ts';
import { landFileOf } from '../../drawings/map/land.ts';
import { isCityAndCountry } from '../../lib/address.ts';
import { mapOffices } from '../../lib/map/mapOffices.ts';
import { mapStart } from '../../lib/map/mapStart.ts';
import { fillText } from '../../lib/placeholders.ts';
import { clockTime, WORKING_DAY } from '../../lib/workingHours.ts';

/** Props of the office map in one language. */
export function officeMapProps(
  offices: readonly Office[],
  { map, list }: ContactContent,
  locale: string,
) {
  const { name, hint, compass } = map;
  const { nominal, partly, stated, ...hours } = map.hours;
  const officeCountries = [...new Set(offices.map((office) => office.countryCode))];
  const shown = mapOffices(offices, compass, locale);
  const assumed = offices.filter((office) => !office.hours).length;
  const note = assumed === offices.length ? nominal : partly;
  const legend = fillText(assumed === 0 ? stated : note, {
    from: clockTime(WORKING_DAY.from, locale),
    to: clockTime(WORKING_DAY.to, locale),
  });
  return {
    offices: shown,
    start: mapStart(shown),
    words: { name, hint, hours: { ...hours, legend } },
    // A column of countries holds addresses once there is one.
    list: offices.every(isCityAndCountry) ? list : { ...list, country: list.address },
    locale,
    land: landFileOf(officeCountries).path,
    officeCountries,
  };
}

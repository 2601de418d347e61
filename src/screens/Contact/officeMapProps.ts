import type { ContactContent } from '../../content/schemas/contact.ts';
import type { Office } from '../../content/schemas/offices.ts';
import { landFileOf } from '../../drawings/map/land.ts';
import { mapOffices } from '../../lib/map/mapOffices.ts';
import { fillText } from '../../lib/placeholders.ts';
import { clockTime, WORKING_DAY } from '../../lib/workingHours.ts';

/** Props of the office map in one language. */
export function officeMapProps(
  offices: readonly Office[],
  { map, list }: ContactContent,
  locale: string,
) {
  const { name, hint, hours, compass } = map;
  const officeCountries = [...new Set(offices.map((office) => office.countryCode))];
  const nominal = fillText(hours.nominal, {
    from: clockTime(WORKING_DAY.from, locale),
    to: clockTime(WORKING_DAY.to, locale),
  });
  return {
    offices: mapOffices(offices, compass, locale),
    words: { name, hint, hours: { ...hours, nominal } },
    list,
    locale,
    land: landFileOf(officeCountries).path,
    officeCountries,
  };
}

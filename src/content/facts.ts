import { listText } from '../lib/joiners.ts';
import type { Count, Named } from '../lib/placeholders.ts';
import type { SiteLabels } from './schemas/labels.ts';
import type { Office } from './schemas/offices.ts';

interface FactSources {
  offices: readonly Pick<Office, 'name' | 'country' | 'countryCode' | 'continent'>[];
  /** The titles of the services, by address. */
  services: Readonly<Record<string, string>>;
  /** Stops of the scale: the services that are drawn. */
  stops: number;
  groups: number;
  labels: Pick<SiteLabels, 'numbers' | 'continents'>;
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** What copy may count and list, such as {officeCount} and {cities}: it stays true when an office is added. */
export function factsOf({ offices, services, stops, groups, labels }: FactSources, locale: string) {
  const list = (items: readonly string[]) => listText(items, locale);
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  const countOf = (count: number): Count => ({
    count,
    word: labels.numbers[count - 1] ?? digits.format(count),
  });
  const codes = unique(offices.map(({ countryCode }) => countryCode));
  return {
    officeCount: countOf(offices.length),
    countryCount: countOf(codes.length),
    serviceCount: countOf(Object.keys(services).length),
    stopCount: countOf(stops),
    groupCount: countOf(groups),
    service: { named: services } satisfies Named,
    cities: list(offices.map(({ name }) => name)),
    countries: list(unique(offices.map(({ country }) => country))),
    continents: list(
      unique(offices.map(({ continent }) => continent)).map((name) => labels.continents[name]),
    ),
  };
}

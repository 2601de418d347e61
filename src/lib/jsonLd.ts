import type {
  Article,
  BreadcrumbList,
  Graph,
  OpeningHoursSpecification,
  Organization,
  Place,
  Service,
  WebSite,
} from 'schema-dts';
import { streetOf } from './address.ts';
import { alpha2Of } from './countryCodes.ts';
import { WEEKDAYS, type Weekday, weekendOf } from './weekend.ts';
import type { OpeningHours } from './workingHours.ts';

export interface PageFacts {
  settings: { brand: string; legalName: string; tagline: string; email: string; url: string };
  language: string;
  home: { path: string; title: string };
  /** The parts of the page's title, the most specific first: ['RTL Design', 'Services']. */
  title: readonly string[];
  path: string;
  /** Address of the logo as a picture. */
  logo: string;
  /** The offices, listed on the home page only. */
  places?: readonly OfficeFacts[];
  /** On the page of a service. */
  service?: { title: string; group: string; description: string };
  /** On the page of a note. */
  article?: ArticleFacts;
}

export interface ArticleFacts {
  title: string;
  description: string;
  /** 2026-11-18 */
  date: string;
  /** Of its text; another than that of the page where it is not translated. */
  language: string;
  /** Address of its social picture. */
  image: string;
  /** Names of the services it is about. */
  about: readonly string[];
}

interface OfficeFacts {
  name: string;
  country: string;
  /** ISO 3166, numeric. */
  countryCode: string;
  address: string;
  phone?: string | undefined;
  email?: string | undefined;
  hours?: OpeningHours | undefined;
  weekend?: readonly Weekday[] | undefined;
}

const absolute = (facts: PageFacts, path: string) => new URL(path, facts.settings.url).href;

const organizationId = (facts: PageFacts) => absolute(facts, '/#organization');

/** 'Monday' for 'monday'. */
const dayName = (day: Weekday) =>
  `${day.charAt(0).toUpperCase()}${day.slice(1)}` as Capitalize<Weekday>;

const openingHours = (
  { from, to }: OpeningHours,
  weekend: readonly Weekday[] | undefined,
): OpeningHoursSpecification => {
  const closed = weekendOf(weekend);
  const working = WEEKDAYS.filter((_, index) => !closed.includes(index));
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: working.map(dayName),
    opens: from,
    closes: to,
  };
};

/** No coordinates: those of the city would be read as those of a building. */
const placeOf = (office: OfficeFacts): Place => {
  const { name, country, countryCode, phone, email } = office;
  const street = streetOf(office);
  return {
    '@type': 'Place',
    name,
    ...(phone && { telephone: phone }),
    ...(office.hours && { openingHoursSpecification: openingHours(office.hours, office.weekend) }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      addressLocality: name,
      addressCountry: alpha2Of(countryCode) ?? country,
      ...(email && { email }),
    },
  };
};

const isHome = ({ path, home }: PageFacts) => path === home.path;

/** Complete on the home page; elsewhere only the name, with the `@id` of the complete one. */
function organization(facts: PageFacts): Organization {
  const { brand, legalName, tagline, email } = facts.settings;
  const named = {
    '@type': 'Organization',
    '@id': organizationId(facts),
    name: brand,
    url: absolute(facts, '/'),
  } as const;
  if (!isHome(facts)) return named;
  return {
    ...named,
    legalName,
    slogan: tagline,
    email,
    logo: absolute(facts, facts.logo),
    ...(facts.places ? { location: facts.places.map(placeOf) } : {}),
  };
}

const website = (facts: PageFacts): WebSite => ({
  '@type': 'WebSite',
  '@id': absolute(facts, '/#website'),
  name: facts.settings.brand,
  url: absolute(facts, facts.home.path),
  inLanguage: facts.language,
  publisher: { '@id': organizationId(facts) },
});

const serviceOf = (facts: PageFacts, service: NonNullable<PageFacts['service']>): Service => ({
  '@type': 'Service',
  name: service.title,
  serviceType: service.group,
  description: service.description,
  url: absolute(facts, facts.path),
  provider: { '@id': organizationId(facts) },
});

/** The company is the author: notes carry no names of persons. */
const articleOf = (facts: PageFacts, article: ArticleFacts): Article => ({
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  datePublished: article.date,
  inLanguage: article.language,
  image: absolute(facts, article.image),
  mainEntityOfPage: absolute(facts, facts.path),
  about: article.about.map((name) => ({ '@type': 'Thing', name })),
  author: { '@id': organizationId(facts) },
  publisher: { '@id': organizationId(facts) },
});

/** Each part of the title is one more segment of the path. */
function breadcrumbs(facts: PageFacts): BreadcrumbList {
  const segments = facts.path.split('/');
  const { length } = facts.title;
  const names = [...facts.title].reverse();
  const crumbs = names.map((name, index) => ({
    name,
    path: segments.slice(0, segments.length - length + index + 1).join('/'),
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: facts.home.title, path: facts.home.path }, ...crumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(facts, path),
      }),
    ),
  };
}

export function graphOf(facts: PageFacts): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(facts),
      ...(isHome(facts) ? [website(facts)] : []),
      ...(facts.service ? [serviceOf(facts, facts.service)] : []),
      ...(facts.article ? [articleOf(facts, facts.article)] : []),
      ...(facts.title.length > 0 ? [breadcrumbs(facts)] : []),
    ],
  };
}

/** Escaped for a script element, so that no text can end it. */
export const scriptText = (data: Graph) => JSON.stringify(data).replaceAll('<', '\\u003c');

import type { BreadcrumbList, Graph, Organization, Place, Service, WebSite } from 'schema-dts';

export interface PageFacts {
  settings: { brand: string; legalName: string; tagline: string; email: string; url: string };
  language: string;
  home: { path: string; title: string };
  /** The parts of the page's title, its own first: ['RTL Design', 'Services']. */
  title: readonly string[];
  path: string;
  /** Address of the logo as a picture. */
  logo: string;
  /** The offices: told once, on the home page. */
  places?: readonly OfficeFacts[];
  /** On the page of a service. */
  service?: { title: string; group: string; description: string };
}

export interface OfficeFacts {
  name: string;
  country: string;
}

const absolute = (facts: PageFacts, path: string) => new URL(path, facts.settings.url).href;

const organizationId = (facts: PageFacts) => absolute(facts, '/#organization');

/**
 * Locality and country only: a street that nobody has given is not invented, and a position would be read
 * as that of a door where the map means a city.
 */
const placeOf = ({ name, country }: OfficeFacts): Place => ({
  '@type': 'Place',
  name,
  address: { '@type': 'PostalAddress', addressLocality: name, addressCountry: country },
});

const isHome = ({ path, home }: PageFacts) => path === home.path;

/** All of it on the home page. Elsewhere its name: its `@id` leads to the rest. */
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

/** Each part of the title stands for one more step of the path. */
function breadcrumbs(facts: PageFacts): BreadcrumbList {
  const steps = facts.path.split('/');
  const { length } = facts.title;
  const names = [...facts.title].reverse();
  const crumbs = names.map((name, at) => ({
    name,
    path: steps.slice(0, steps.length - length + at + 1).join('/'),
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: facts.home.title, path: facts.home.path }, ...crumbs].map(
      ({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
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
      ...(facts.title.length > 0 ? [breadcrumbs(facts)] : []),
    ],
  };
}

/** For the inside of a script element: no text can end it. */
export const scriptText = (data: Graph) => JSON.stringify(data).replaceAll('<', '\\u003c');

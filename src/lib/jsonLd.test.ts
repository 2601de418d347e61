import { describe, expect, test } from 'vitest';
import { graphOf, type PageFacts, scriptText } from './jsonLd.ts';

const facts: PageFacts = {
  settings: {
    brand: 'Brand',
    legalName: 'Brand Ltd',
    tagline: 'A line',
    email: 'a@brand.example',
    url: 'https://brand.example',
  },
  language: 'en',
  home: { path: '/', title: 'Home' },
  title: [],
  path: '/',
  logo: '/icon-512.png',
};

const typesIn = (page: PageFacts) =>
  graphOf(page)['@graph'].map((thing) => (thing as { '@type': string })['@type']);

const find = (page: PageFacts, type: string) =>
  JSON.parse(scriptText(graphOf(page)))['@graph'].find(
    (thing: { '@type': string }) => thing['@type'] === type,
  );

describe('what a search engine is told', () => {
  test('of the company: its places by locality and country, no street, no position', () => {
    const places = [
      {
        name: 'Berlin',
        country: 'Deutschland',
        countryCode: '276',
        address: 'Berlin, Deutschland',
      },
    ];
    const told = find({ ...facts, places }, 'Organization');
    expect(JSON.stringify(told)).not.toContain('geo');
    expect(told).toMatchObject({
      name: 'Brand',
      logo: 'https://brand.example/icon-512.png',
      location: [
        {
          '@type': 'Place',
          name: 'Berlin',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'Berlin',
            addressCountry: 'DE',
          },
        },
      ],
    });
  });

  test('of an office with an address: its street and how to reach it', () => {
    const office = {
      name: 'Madrid',
      country: 'Spain',
      countryCode: '724',
      address: 'Calle A 1, 28001 Madrid, Spain',
      phone: '+34 91 000 00 00',
      email: 'madrid@brand.example',
    };
    const [place] = find({ ...facts, places: [office] }, 'Organization').location;
    expect(place).toEqual({
      '@type': 'Place',
      name: 'Madrid',
      telephone: '+34 91 000 00 00',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Calle A 1, 28001',
        addressLocality: 'Madrid',
        addressCountry: 'ES',
        email: 'madrid@brand.example',
      },
    });
  });

  test('of an office with opening hours: those, on the days that are not its weekend', () => {
    const office = {
      name: 'Dhaka',
      country: 'Bangladesh',
      countryCode: '050',
      address: 'Dhaka, Bangladesh',
      hours: { from: '08:30', to: '17:00' },
      weekend: ['friday', 'saturday'] as const,
    };
    const [place] = find({ ...facts, places: [office] }, 'Organization').location;
    expect(place.openingHoursSpecification).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '08:30',
      closes: '17:00',
    });
  });

  test('of the company on other pages: its name, and where the rest is told', () => {
    expect(find({ ...facts, path: '/about' }, 'Organization')).toEqual({
      '@type': 'Organization',
      '@id': 'https://brand.example/#organization',
      name: 'Brand',
      url: 'https://brand.example/',
    });
  });

  test('of the landing page: no breadcrumbs, it is the start', () => {
    expect(typesIn(facts)).toEqual(['Organization', 'WebSite']);
  });

  test('of a service: what it is, who provides it, and the way to it', () => {
    const page = {
      ...facts,
      home: { path: '/de', title: 'Start' },
      title: ['RTL-Design', 'Leistungen'],
      path: '/de/services/rtl-design',
      service: { title: 'RTL-Design', group: 'Halbleiter', description: 'Text' },
    };
    expect(typesIn(page)).toEqual(['Organization', 'Service', 'BreadcrumbList']);
    expect(find(page, 'Service').provider).toEqual({
      '@id': find(page, 'Organization')['@id'],
    });
    const crumbs = find(page, 'BreadcrumbList').itemListElement;
    expect(crumbs.map((crumb: { item: string }) => crumb.item)).toEqual([
      'https://brand.example/de',
      'https://brand.example/de/services',
      'https://brand.example/de/services/rtl-design',
    ]);
  });

  test('of a note: an article with its day, its language and the company as author', () => {
    const article = {
      title: 'One flip-flop more',
      description: 'Whether two are enough.',
      date: '2026-11-18',
      language: 'en',
      image: 'https://brand.example/social/notes/a.jpg',
      about: ['RTL Design'],
    };
    const path = '/de/notes/a';
    const told = find(
      { ...facts, path, title: ['One flip-flop more', 'Notes'], article },
      'Article',
    );
    expect(told).toMatchObject({
      headline: 'One flip-flop more',
      datePublished: '2026-11-18',
      inLanguage: 'en',
      mainEntityOfPage: 'https://brand.example/de/notes/a',
      author: { '@id': 'https://brand.example/#organization' },
    });
    expect(told.headline.length).toBeLessThanOrEqual(110);
  });
});

test('no text can end the script element it stands in', () => {
  const settings = { ...facts.settings, brand: '</script><script>alert(1)//' };
  const text = scriptText(graphOf({ ...facts, settings }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(settings.brand);
});

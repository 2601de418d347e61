// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { ServiceContent } from '../../src/content/schemas/service.ts';
import type { ServicesPageContent } from '../../src/content/schemas/servicesPage.ts';
import { folderOf } from '../../src/content/translations/files.ts';
import { settings } from '../../src/settings.ts';
import { readContent } from '../support/content.ts';
import { CALCULATED, GROUPS } from '../support/services.ts';
import { dist } from './support/built.ts';
import { hrefOf, openBuilt, textOf } from './support/openBuilt.ts';

const words = readContent<ServicesPageContent>('pages/services.yaml');

const levels = new Set(
  GROUPS.flatMap(({ paths }) =>
    paths.map((path) => readContent<ServiceContent>(`${path.slice(1)}.yaml`).level),
  ),
);

/** Path, title, group and number of highlights of each service, in the order of the menu (spec H2, V4). */
const SERVICES = GROUPS.flatMap(({ name, paths }) =>
  paths.map((path) => {
    const { title, highlights = [] } = readContent<Partial<ServiceContent>>(
      `${path.slice(1)}.yaml`,
    );
    return [path, title, name, highlights.length] as const;
  }),
);

/** What a card shows from a file of drawings. */
function drawingOf(card: HTMLElement): string | undefined {
  const [file = '', id = ''] =
    card.querySelector('svg use')?.getAttribute('href')?.split('#') ?? [];
  const drawings = readFileSync(join(dist, file), 'utf8');
  return new DOMParser().parseFromString(drawings, 'image/svg+xml').getElementById(id)?.innerHTML;
}

describe.each(SERVICES)('%s', (path, title = '', label, impacts) => {
  const { main } = openBuilt(path);

  test('says what it is and where it belongs, with a photograph and a way to ask [V1]', () => {
    expect(main.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual([title]);
    expect(main.getAllByText(label.toUpperCase()).length).toBeGreaterThan(0);
    expect(hrefOf(main.getAllByRole('link', { name: 'Contact Us' })[0] as Element)).toBe(
      '/contact#contact-message-name',
    );
    const photographs = main
      .getAllByRole('img', { name: /\w+ \w+ \w+/ })
      .filter((image) => image.closest('picture'));
    expect(photographs).toHaveLength(1);
  });

  test('has its place on the scale from transistor to cloud [V5]', () => {
    const scale = main.getByRole('navigation', { name: words.depth });
    const links = within(scale).getAllByRole('link');
    // One for each level, however many services there are: src/lib/serviceLevels.ts.
    const paths = links.map(hrefOf);
    expect(paths).toHaveLength(levels.size);
    expect(SERVICES.map(([each]) => each)).toEqual(expect.arrayContaining(paths));
    const here = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(here.map(hrefOf)).toEqual([path]);
    expect(here.map(textOf).join()).toContain(title);
  });

  test('shows six features, each with a drawing of its own [V2] [V5]', () => {
    const features = within(main.getByRole('region', { name: words.features }));
    expect(features.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    const drawings = features.getAllByRole('group', { name: /\d/ }).map(drawingOf);
    expect(drawings).toHaveLength(6);
    expect(drawings.every(Boolean)).toBe(true);
    expect(new Set(drawings).size).toBe(6);
  });

  test('tells its impact exactly where it is known, what is sold before its papers [V4]', () => {
    const highlights = main
      .queryAllByRole('region', { name: words.impact })
      .flatMap((impact) => within(impact).getAllByRole('listitem'));
    expect(highlights).toHaveLength(impacts);
    // The same order everywhere, so that two services can be compared; the calculation lets the reader do
    // what the features say.
    const headings = main.getAllByRole('heading', { level: 2 });
    const calculation = headings.find(({ id }) => id === 'calculation-title');
    const order = [
      words.features,
      ...(calculation ? [calculation.textContent] : []),
      ...(impacts > 0 ? [words.impact] : []),
    ];
    expect(headings.slice(0, order.length).map(textOf)).toEqual(order);
  });

  test('leads on to one to three other services and to all of them [V5]', () => {
    const related = main.getByRole('navigation', { name: words.relatedTitle });
    const paths = within(related).getAllByRole('link').map(hrefOf);
    const services = paths.filter((each) => each?.startsWith('/services/'));
    expect(services.length).toBeGreaterThan(0);
    expect(services.length).toBeLessThanOrEqual(3);
    expect(services).not.toContain(path);
    expect(paths).toContain('/services');
  });
});

describe('/services', () => {
  const { main } = openBuilt('/services');
  const blocks = GROUPS.map(({ name }) =>
    within(main.getByRole('region', { name })).getAllByRole('link'),
  );

  test('has every service in its group, in order [R6]', () => {
    expect(main.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual([words.title]);
    const headings = main.getAllByRole('heading', { level: 2 }).map(textOf);
    expect(headings.slice(0, GROUPS.length)).toEqual(GROUPS.map(({ name }) => name));
    expect(blocks.map((links) => links.map(hrefOf))).toEqual(GROUPS.map(({ paths }) => paths));
  });

  test('has a drawing for each service in the list, its own while there are enough', () => {
    const drawings = blocks.flat().map((link) => link.querySelector('svg')?.innerHTML);
    expect(drawings.every(Boolean)).toBe(true);
    const textures = globSync('src/assets/textures/*.svg').length;
    expect(new Set(drawings).size).toBe(Math.min(SERVICES.length, textures));
  });

  test('names each service once as the way to it, and once below a symptom at most', () => {
    const names = main.getAllByRole('link').map(textOf);
    for (const [, title = ''] of SERVICES) {
      const found = names.filter((name) => name?.startsWith(title));
      expect(found.filter((name) => name !== title)).toHaveLength(1);
      expect(found.length).toBeLessThanOrEqual(2);
    }
  });
});

describe('the way to a calculation', () => {
  const calculations = CALCULATED.map((path) => `${path}#calculation`);
  const linksTo = (hrefs: readonly string[], page: ReturnType<typeof openBuilt>) =>
    page.main
      .getAllByRole('link')
      .map(hrefOf)
      .filter((href) => href !== null && hrefs.includes(href));

  test.runIf(CALCULATED.length > 0).each(CALCULATED)(
    'one key feature of %s leads to it [K1]',
    (path) => {
      expect(linksTo(['#calculation'], openBuilt(path))).toHaveLength(1);
    },
  );

  test('symptoms that it puts a number to lead to it, in every language [K1]', () => {
    const found = linksTo(calculations, openBuilt('/services'));
    expect(new Set(found).size).toBe(found.length);
    const named = words.symptoms.items.flatMap(({ calculation }) =>
      calculation ? [`/services/${calculation}#calculation`] : [],
    );
    expect(found.toSorted()).toEqual(named.toSorted());
    for (const folder of settings.languages.slice(1).map(({ lang }) => folderOf(lang))) {
      const there = calculations.map((href) => `/${folder}${href}`);
      expect(linksTo(there, openBuilt(`/${folder}/services`)), folder).toHaveLength(found.length);
    }
  });
});

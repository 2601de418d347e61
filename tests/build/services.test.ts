// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { GROUPS } from '../support/services.ts';
import { dist } from './support/built.ts';
import { hrefOf, openBuilt, textOf } from './support/openBuilt.ts';

/** Path, title and group of each service, in the order of the specification (H2). */
const SERVICES = [
  ['/services/analog-and-mixed-signal', 'Analog and Mixed Signal', 'SEMICONDUCTORS'],
  ['/services/rtl-design', 'RTL Design', 'SEMICONDUCTORS'],
  ['/services/fpga-design', 'FPGA Design', 'SEMICONDUCTORS'],
  ['/services/firmware-development', 'Firmware Development', 'EMBEDDED'],
  ['/services/microcontroller-design', 'Microcontroller Design', 'EMBEDDED'],
  ['/services/machine-learning', 'Machine Learning', 'SOFTWARE & AI'],
  ['/services/custom-software', 'Custom Software', 'SOFTWARE & AI'],
] as const;
/** Of the highlights, two are FPGA work and stand there as well (spec V4). */
const HIGHLIGHTS: Readonly<Record<string, number>> = {
  '/services/analog-and-mixed-signal': 3,
  '/services/fpga-design': 2,
};

/** What a card shows from a file of drawings. */
function drawingOf(card: HTMLElement): string | undefined {
  const [file = '', id = ''] =
    card.querySelector('svg use')?.getAttribute('href')?.split('#') ?? [];
  const drawings = readFileSync(join(dist, file), 'utf8');
  return new DOMParser().parseFromString(drawings, 'image/svg+xml').getElementById(id)?.innerHTML;
}

describe.each(SERVICES)('%s', (path, title, label) => {
  const { main } = openBuilt(path);

  test('says what it is and where it belongs, with a photograph and a way to ask [V1]', () => {
    expect(main.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual([title]);
    main.getByText(label);
    expect(hrefOf(main.getAllByRole('link', { name: 'Contact Us' })[0] as Element)).toBe(
      '/contact',
    );
    const photographs = main
      .getAllByRole('img', { name: /\w+ \w+ \w+/ })
      .filter((image) => image.closest('picture'));
    expect(photographs).toHaveLength(1);
  });

  test('has its place on the scale from transistor to cloud [V5]', () => {
    const scale = main.getByRole('navigation', { name: 'Services, from transistor to cloud' });
    const links = within(scale).getAllByRole('link');
    expect(links.map(hrefOf)).toEqual(SERVICES.map(([each]) => each));
    const here = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(here.map(hrefOf)).toEqual([path]);
    expect(here.map(textOf).join()).toContain(title);
  });

  test('shows six features, each with a drawing of its own [V2] [V5]', () => {
    const features = within(main.getByRole('region', { name: 'Key Features' }));
    expect(features.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    const drawings = features.getAllByRole('group', { name: /\d/ }).map(drawingOf);
    expect(drawings).toHaveLength(6);
    expect(drawings.every(Boolean)).toBe(true);
    expect(new Set(drawings).size).toBe(6);
  });

  test('tells its impact exactly where it is known, what is sold before its papers [V4]', () => {
    const highlights = main
      .queryAllByRole('region', { name: 'Measuring Our Impact' })
      .flatMap((impact) => within(impact).getAllByRole('listitem'));
    expect(highlights).toHaveLength(HIGHLIGHTS[path] ?? 0);
    // The same order everywhere, so that two services can be compared; the calculation lets the reader do
    // what the features say.
    const headings = main.getAllByRole('heading', { level: 2 });
    const calculation = headings.find(({ id }) => id === 'calculation-title');
    const impact = path in HIGHLIGHTS ? ['Measuring Our Impact'] : [];
    const order = ['Key Features', calculation?.textContent, ...impact];
    expect(headings.slice(0, order.length).map(textOf)).toEqual(order);
  });

  test('leads on to one to three other services and to all of them [V5]', () => {
    const related = main.getByRole('navigation', { name: 'Related services' });
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
    expect(main.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual(['Services']);
    const headings = main.getAllByRole('heading', { level: 2 }).map(textOf);
    expect(headings.slice(0, GROUPS.length)).toEqual(GROUPS.map(({ name }) => name));
    expect(blocks.map((links) => links.map(hrefOf))).toEqual(GROUPS.map(({ paths }) => paths));
  });

  test('has a drawing of its own for each service in the list', () => {
    const drawings = blocks.flat().map((link) => link.querySelector('svg')?.innerHTML);
    expect(drawings.every(Boolean)).toBe(true);
    expect(new Set(drawings).size).toBe(SERVICES.length);
  });

  test('names each service once as the way to it', () => {
    expect(main.getAllByRole('link', { name: /^RTL Design/ })).toHaveLength(1);
  });

  test('tells the hours that offices share for every office', () => {
    const days = main
      .getAllByRole('figure')
      .flatMap((figure) => within(figure).queryAllByRole('img', { name: /\d:\d\d .* UTC/ }));
    expect(days).toHaveLength(7);
  });
});

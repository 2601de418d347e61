import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { synchroniser } from '../calculations/synchroniser/definition.ts';
import type { Office } from '../content/schemas/offices.ts';
import { mapOffices } from '../lib/map/mapOffices.ts';
import { Calculation } from './Calculation/Calculation.tsx';
import { Carousel } from './Carousel/Carousel.tsx';
import { ContactForm } from './ContactForm/ContactForm.tsx';
import { Header } from './Header/Header.tsx';
import { OfficeMap } from './OfficeMap/OfficeMap.tsx';

/** What throws from now on, in every island. */
const failure = vi.hoisted(() => ({ in: null as string | null }));

// React's own hooks throw, so that every island fails in its own code and not in a child made for the test.
vi.mock('react', async (importReact) => {
  const react = await importReact<typeof import('react')>();
  const failIf = (place: string) => {
    if (failure.in === place) throw new Error(`${place} failed`);
  };
  return {
    ...react,
    useEffect: (...args: Parameters<typeof react.useEffect>) => {
      react.useEffect(() => {
        if (failure.in !== 'effect') return;
        failure.in = null; // one of the effects fails, not each
        throw new Error('effect failed');
      });
      react.useEffect(...args);
    },
    useReducer: (
      reducer: (state: unknown, action: unknown) => unknown,
      initial: unknown,
      init: (initial: unknown) => unknown = (state) => state,
    ) => {
      failIf('render');
      const [state, dispatch] = react.useReducer(
        (before: unknown, action: unknown) => {
          failIf('reducer');
          return reducer(before, action);
        },
        initial,
        init,
      );
      const send = react.useCallback(
        (action: unknown) => {
          failIf('event handler');
          dispatch(action);
        },
        [dispatch],
      );
      return [state, send];
    },
  };
});

interface Island {
  element: ReactElement;
  /** An event that the island answers with its reducer. */
  act: () => void;
}

const contentOf = (path: string) => parse(readFileSync(`content/en/${path}`, 'utf8'));
const contact = contentOf('pages/contact.yaml');
const fixture = (path: string) => parse(readFileSync(`tests/fixtures/${path}`, 'utf8'));
const { offices }: { offices: Office[] } = fixture('offices.yaml');
const pressButton = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const ISLANDS: Record<string, Island> = {
  Header: {
    element: (
      <Header
        labels={{
          home: 'Home',
          mainNavigation: 'Main',
          menu: 'Menu',
          close: 'Close',
          about: 'About',
          services: 'Services',
          allServices: 'All',
          contact: 'Contact',
        }}
        paths={{ home: '/', about: '/about', services: '/services', contact: '/contact' }}
        groups={[{ id: 'chips', label: 'Chips', line: 'Circuits', services: [] }]}
        current="/"
        logoBox="0 0 1 1"
      />
    ),
    act: () => pressButton(/^Services/),
  },
  Carousel: {
    element: (
      <Carousel
        title="Features"
        cards={6}
        locale="en"
        labels={{
          carousel: 'carousel',
          previous: 'Back',
          next: 'On',
          position: '',
          positionOne: '',
        }}
      >
        <p>Card</p>
      </Carousel>
    ),
    act: () => pressButton(/^On/),
  },
  OfficeMap: {
    element: (
      <OfficeMap
        offices={mapOffices(offices, contact.map.compass, 'en')}
        words={contact.map}
        locale="en"
        land="/land.svg"
        shapesUrl="/shapes.json"
        start={0.4}
        officeCountries={['276']}
      />
    ),
    act: () => pressButton(/^Berlin/),
  },
  ContactForm: {
    element: (
      <ContactForm
        email="mail@site.example"
        sets={[{ service: 'rtl-design', topic: 'RTL Design', questions: [] }]}
        locale="en"
        text={contact.form}
        labels={{ to: 'To', topic: 'Topic', from: 'From' }}
      />
    ),
    act: () => pressButton(new RegExp(`^${contact.form.send}`)),
  },
  Calculation: {
    element: (
      <Calculation
        calculation={synchroniser}
        words={{
          content: {
            choices: {},
            tables: {},
            ...fixture('calculations/rtl-design.yaml'),
          },
          labels: fixture('calculation.yaml'),
          locale: 'en',
        }}
        longest={{ answer: '', facts: [], held: '', warnings: '' }}
        address="https://site.example/services/rtl-design"
        formPath="/contact"
      />
    ),
    act: () => fireEvent.click(screen.getAllByRole('radio').at(-1) as HTMLElement),
  },
};

const logged = vi.fn();
const handlerErrors = vi.fn();
const onError = (event: ErrorEvent) => {
  event.preventDefault();
  handlerErrors(event.message);
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  addEventListener('error', onError);
});

afterEach(() => {
  failure.in = null;
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  removeEventListener('error', onError);
  vi.clearAllMocks();
});

const fields = () => screen.queryAllByRole<HTMLInputElement>('textbox');
/** What the fields then hold; those of the calculation go back to their numbers when the next is typed into. */
const type = () => {
  for (const field of fields()) fireEvent.input(field, { target: { value: 'Typed' } });
  const typed = fields().map(({ value }) => value);
  if (typed.length > 0) expect(typed.at(-1)).toBe('Typed');
  return typed;
};
/** What was typed is no attribute, so it is compared apart. The server's HTML of some islands has no fields. */
const expectTyped = (typed: readonly string[]) => {
  for (const [index, field] of fields().entries()) expect(field.value).toBe(typed[index]);
};

function serve(element: ReactElement) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(element);
  return { page, plain: page.innerHTML };
}

const hydrate = (element: ReactElement, container: HTMLElement) =>
  render(element, { container, hydrate: true });

describe.each(Object.entries(ISLANDS))('%s', (_name, island) => {
  test.each(['render', 'effect'])(
    'is the server’s HTML with what was typed when its %s throws at once [C9, E2]',
    (place) => {
      const { page, plain } = serve(island.element);
      const typed = type();
      failure.in = place;
      hydrate(island.element, page);
      expect(page.innerHTML).toBe(plain);
      expectTyped(typed);
      expect(logged).toHaveBeenCalledOnce();
    },
  );

  test.each(['render', 'effect', 'reducer'])(
    'is the server’s HTML with what was typed when its %s throws later [C9, E2]',
    (place) => {
      const { page, plain } = serve(island.element);
      hydrate(island.element, page);
      expect(page.innerHTML).not.toBe(plain);
      const typed = type();
      failure.in = place;
      act(() => island.act());
      expect(page.innerHTML).toBe(plain);
      expectTyped(typed);
      expect(logged).toHaveBeenCalledOnce();
    },
  );

  test('loses nothing when an event handler throws, and goes on [C9, E2]', () => {
    const { page } = serve(island.element);
    hydrate(island.element, page);
    const typed = type();
    const alive = page.innerHTML;
    failure.in = 'event handler';
    act(() => island.act());
    expect(handlerErrors).toHaveBeenCalledOnce();
    expect(page.innerHTML).toBe(alive);
    expectTyped(typed);
    failure.in = null;
    act(() => island.act());
    expect(page.innerHTML).not.toBe(alive);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { scaleSchema } from '../../content/schemas/scale.ts';
import { shareOfRule } from '../../lib/scale.ts';
import { GLOBE_FIELD, RADIUS_M } from './drawEarth.ts';
import { earthOf } from './earth.ts';
import {
  axisOffset,
  isVisible,
  LEVELS,
  levelOf,
  metresToUnitsAt,
  visibleRangeOf,
} from './levels.ts';
import { officesOnGlobe } from './officesOnGlobe.ts';
import { shownThings } from './passedThings.ts';
import { scaleCss } from './scaleCss.ts';

const content = {
  ...scaleSchema.parse(parse(readFileSync('tests/fixtures/scale.yaml', 'utf8'))),
  locale: 'en-GB',
};
const STOP = 'fabric';

/** The same scale with one stop seen from further away. */
const moved = (viewPower: number) => ({
  ...content,
  stops: content.stops.map((stop) => (stop.id === STOP ? { ...stop, viewPower } : stop)),
});

describe('the rules of the scale', () => {
  const [before, after] = [scaleCss(content), scaleCss(moved(-2.9))];

  it('move the drawing when the exponent of its stop changes', () => {
    const keyframes = (rules: string, power: number) =>
      rules.split(`{--view-power:${power}}`).length - 1;
    // The way to the stop and the way from it.
    expect([keyframes(before, -3.2), keyframes(after, -3.2)]).toEqual([2, 0]);
    expect(keyframes(after, -2.9)).toBe(2);
    const pan = (power: number) =>
      axisOffset(STOP, power)
        .map((units) => `${units}px`)
        .join(' ');
    expect(before).toContain(`translate:${pan(-3.2)}`);
    expect(after).toContain(`translate:${pan(-2.9)}`);
  });

  it('put name and die of a stop at the true size of its object, whatever the picture shows', () => {
    const share = shareOfRule(Math.log10(2.6112e-4), content.rule) * 100;
    for (const rules of [before, after]) {
      expect(rules).toContain(`a[data-stop=${STOP}]{--place:${share.toFixed(2)}%}`);
      expect(rules).toContain(`{to{translate:calc(${+share.toFixed(2)}cqw - 50%)}}`);
    }
  });

  it('name the width of every picture to two digits, up to one five times as wide as high', () => {
    const style = (name: string) => {
      const [, first, symbols = ''] =
        new RegExp(`@counter-style ${name}{system:fixed (-?\\d+);symbols:"(.*?)"}`).exec(before) ??
        [];
      return (count: number) => symbols.split('" "')[count - Number(first)] ?? '';
    };
    const nameOf = (metres: number) => {
      const step = Math.round(Math.log10(metres) * 20);
      const unit = Math.min(Math.floor(step / 60), 1);
      return `${style('numbers')(step - unit * 60)}${style('units')(unit)}`.replace(/\s/g, ' ');
    };
    expect(nameOf(10 ** -5.95)).toBe('1.1 µm');
    expect(nameOf(0.16)).toBe('160 mm');
    expect(nameOf(5 * 10 ** 7.15)).toMatch(/^\d\d 000 km$/);
  });

  it('name every drawing by its own field, whatever the stops are', () => {
    for (const { name, field } of LEVELS) {
      const own = `[data-level=${name}]{--level-power:${+Math.log10(field).toFixed(3)};`;
      expect(before).toContain(own);
      expect(after).toContain(own);
    }
  });
});

/** On which legs a drawing moves, of all from the first stop to the last. */
const waysOf = (rules: string, drawing: string) => {
  const [, rest = ''] = rules.split(`[${drawing}]{`);
  const [, names = ''] = (rest.split('}')[0] ?? '').split('--zoom:');
  return names.split(',').flatMap((name, index) => (name === 'none' ? [] : [index + 1]));
};

describe('what moves', () => {
  const rules = scaleCss(content);

  it('is only what is seen: most drawings stand still on most ways', () => {
    expect(waysOf(rules, 'data-level=transistor')).toEqual([1]);
    expect(waysOf(rules, 'data-level=fabric')).toEqual([2, 3]);
    // The last way is cut into four legs.
    expect(waysOf(rules, 'data-level=hall')).toEqual([6, 7]);
    expect(waysOf(rules, 'data-level=cloud')).toEqual([8, 9]);
    const moving = LEVELS.map(({ name }) => waysOf(rules, `data-level=${name}`));
    for (const way of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(moving.filter((ways) => ways.includes(way)).length).toBeLessThanOrEqual(6);
  });

  it('goes on with the stops: a drawing that comes into view on another way moves there', () => {
    expect(waysOf(scaleCss(moved(-3.5)), 'data-level=instruction')).not.toEqual(
      waysOf(rules, 'data-level=instruction'),
    );
  });
});

describe('the drawings', () => {
  it.each(content.stops)('$id is as large as its caption says', ({ id, size }) => {
    const [, , width = 0, height = 0] = levelOf(id).box;
    const sides = [width, height].map((side) => Math.abs(side - size) / size);
    expect(Math.min(...sides)).toBeLessThan(0.001);
  });

  it.each(content.stops)('$id fits the view of its stop', ({ id, viewPower }) => {
    const [, , width = 0, height = 0] = levelOf(id).box;
    expect(Math.max(width, height)).toBeLessThan(10 ** viewPower);
  });

  it.each(content.stops.slice(1).map((stop, index) => [content.stops[index]?.id ?? '', stop.id]))(
    '%s lies inside %s',
    (inner, outer) => {
      const [a, b] = [levelOf(inner).box, levelOf(outer).box];
      for (const axis of [0, 1] as const) {
        const [start, length] = [a[axis] ?? 0, a[axis + 2] ?? 0];
        expect(start).toBeGreaterThanOrEqual(b[axis] ?? 0);
        expect(start + length).toBeLessThanOrEqual((b[axis] ?? 0) + (b[axis + 2] ?? 0));
      }
    },
  );
});

it('the person is seen beside the cabinet, and no hand lies on the picture of the board', () => {
  const field = LEVELS.find(({ name }) => name === 'person')?.field ?? Number.NaN;
  const seenAt = content.stops
    .filter(({ viewPower }) => isVisible(field, visibleRangeOf('person'), viewPower))
    .map(({ id }) => id);
  expect(seenAt).toEqual(['model']);
});

describe('the offices on the globe', () => {
  const berlin = { id: 'berlin', name: 'Berlin', latitude: 52.52, longitude: 13.405 };

  it('stand where they are: the axis of the zoom is in Berlin', () => {
    const [office] = officesOnGlobe('cloud', [berlin]);
    expect(Math.hypot(office?.x ?? 99, office?.y ?? 99)).toBeLessThan(1.5);
  });

  it('leave out what lies on the far side', () => {
    const lima = { id: 'lima', name: 'Lima', latitude: -12, longitude: -77 };
    expect(officesOnGlobe('cloud', [berlin, lima]).map(({ id }) => id)).toEqual(['berlin']);
  });

  it('name two neighbours on different sides', () => {
    const potsdam = { id: 'potsdam', name: 'Potsdam', latitude: 52.5, longitude: 16 };
    const [a, b] = officesOnGlobe('cloud', [berlin, potsdam]);
    expect(a?.label.anchor).not.toBe(b?.label.anchor);
  });
});

describe('a company without an office in Berlin', () => {
  const lisbon = { id: 'lisbon', name: 'Lisbon', latitude: 38.7223, longitude: -9.1393 };
  const nairobi = { id: 'nairobi', name: 'Nairobi', latitude: -1.2921, longitude: 36.8219 };
  const osaka = { id: 'osaka', name: 'Osaka', latitude: 34.6937, longitude: 135.5023 };
  const offices = [lisbon, nairobi, osaka];
  const earth = earthOf(offices);

  it('has the axis of the zoom in its first office, so that no marker stands where no office is', () => {
    const [office] = officesOnGlobe('cloud', offices, earth);
    expect(office?.id).toBe('lisbon');
    expect(Math.hypot(office?.x ?? 99, office?.y ?? 99)).toBeLessThan(1.5);
  });

  it('has a globe turned to its offices, and no district of Berlin', () => {
    expect(officesOnGlobe('cloud', offices, earth)).toHaveLength(offices.length);
    expect(earth.isBerlin).toBe(false);
    expect(earth.levels.map(({ name }) => name)).not.toContain('district');
    expect(earth.drawn.get('cloud')).not.toBe(earthOf([nairobi]).drawn.get('cloud'));
  });

  it('has no office at the foot of the globe, behind the buttons of the closing plate', () => {
    const toUnits = metresToUnitsAt(Math.log10(GLOBE_FIELD));
    const radius = toUnits(RADIUS_M);
    const [, middle = 0] = levelOf('cloud', earth).middle.map(toUnits);
    const below = officesOnGlobe('cloud', offices, earth).map(({ y }) => (y - middle) / radius);
    expect(Math.max(...below)).toBeLessThan(0.46);
  });

  it.each([[[nairobi]], [[osaka]], [[lisbon, osaka]]])('can be drawn with any offices', (some) => {
    for (const level of ['cloud', 'region']) {
      expect(earthOf(some).drawn.get(level)).not.toMatch(/NaN|d=""/);
    }
  });

  it('keeps Berlin as the axis while one office of several stands there', () => {
    const berlin = { latitude: 52.5, longitude: 13.3 };
    expect(earthOf([lisbon, berlin]).isBerlin).toBe(true);
  });
});

describe('what the zoom passes', () => {
  it('is named while it is drawn, one thing at a time', () => {
    const things = shownThings([
      { id: 'hall', text: '' },
      { id: 'site', text: '' },
      { id: 'city', text: '' },
    ]);
    const ends = things.map(({ field, range: { near, far } }) => {
      const power = Math.log10(field);
      return [power - near, power + far] as const;
    });
    for (const [at, [from]] of ends.entries())
      expect(from).toBeCloseTo(at === 0 ? from : (ends[at - 1]?.[1] ?? 0), 2);
  });

  it('has no name where it is not drawn', () => {
    expect(shownThings([{ id: 'moon', text: '' }])).toEqual([]);
  });

  it('is not called Berlin or Europe where the axis stands elsewhere', () => {
    const osaka = earthOf([{ latitude: 34.6937, longitude: 135.5023 }]);
    const shown = shownThings(content.passed, osaka).map(({ id }) => id);
    expect(shown).toEqual(['hall', 'site']);
  });
});

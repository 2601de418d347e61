import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { type Weekday, weekendOf } from './weekend.ts';
import {
  clockTime,
  dayOf,
  minutesOfDay,
  mostAtOnce,
  nextTimeOfDay,
  offsetAt,
  type Span,
  sharedSpans,
  standardOffset,
  stateAt,
  timeOfDay,
  workingSpans,
  workingSpansOn,
} from './workingHours.ts';

const ZONES = [
  'America/New_York',
  'Europe/Madrid',
  'Europe/Berlin',
  'Europe/Istanbul',
  'Asia/Dhaka',
  'Asia/Taipei',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];
const dates = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2037-01-01'),
  noInvalidDate: true,
});

describe('the working day', () => {
  it.each([
    ['Europe/Berlin', 1],
    ['America/New_York', -5],
    ['Asia/Dhaka', 6],
    ['Asia/Kolkata', 5.5],
    ['Australia/Sydney', 10],
    ['UTC', 0],
  ])('in %s is %f hours from UTC, in standard time', (zone, hours) => {
    expect(standardOffset(zone)).toBe(hours);
  });

  it('begins at nine and ends at five, local time', () => {
    expect(workingSpans(1)).toEqual([{ from: 8, to: 16 }]);
    expect(workingSpans(-5)).toEqual([{ from: 14, to: 22 }]);
    expect(workingSpans(9)).toEqual([{ from: 0, to: 8 }]);
  });

  it('is cut in two where it passes midnight', () => {
    expect(workingSpans(-8)).toEqual([
      { from: 17, to: 24 },
      { from: 0, to: 1 },
    ]);
  });

  it('has eight hours within the day, however far apart two clocks are', () => {
    fc.assert(
      fc.property(fc.integer({ min: -26 * 4, max: 26 * 4 }), (quarters) => {
        const spans = workingSpans(quarters / 4);
        expect(spans.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(8);
        for (const { from, to } of spans) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(24);
        }
      }),
    );
  });
});

describe('clocks around a change of summer time', () => {
  test.each([
    ['a minute before Berlin’s in spring', 'Europe/Berlin', '2026-03-29T00:59Z', 1],
    ['Berlin’s in spring', 'Europe/Berlin', '2026-03-29T01:00Z', 2],
    ['Berlin’s in autumn', 'Europe/Berlin', '2026-10-25T01:00Z', 1],
    ['a minute before New York’s', 'America/New_York', '2026-03-08T06:59Z', -5],
    ['New York’s', 'America/New_York', '2026-03-08T07:00Z', -4],
  ])('at %s they are right', (_, zone, time, offset) => {
    expect(offsetAt(zone, new Date(time))).toBe(offset);
  });

  test('between the two changes New York and Berlin share an hour more', () => {
    const sharedOn = (day: string) => {
      const now = new Date(`${day}T12:00Z`);
      const ahead = offsetAt('America/New_York', now) - offsetAt('Europe/Berlin', now);
      return sharedSpans([workingSpans(0), workingSpans(ahead)]);
    };
    expect(sharedOn('2026-03-06')).toEqual([{ from: 15, to: 17 }]);
    expect(sharedOn('2026-03-20')).toEqual([{ from: 14, to: 17 }]);
    expect(sharedOn('2026-04-01')).toEqual([{ from: 15, to: 17 }]);
  });
});

describe('shared hours', () => {
  const day = fc.integer({ min: -56, max: 56 }).map((quarters) => workingSpans(quarters / 4));
  const covers = (spans: readonly Span[], hour: number) =>
    spans.some(({ from, to }) => from <= hour && hour < to);

  it('are those that at least two days hold', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 6 }), (days) => {
        const shared = sharedSpans(days);
        for (let hour = 0.125; hour < 24; hour += 0.25) {
          const held = days.filter((spans) => covers(spans, hour)).length;
          expect(covers(shared, hour), `${hour}`).toBe(held >= 2);
        }
      }),
    );
  });

  it('are none where nobody meets', () => {
    expect(sharedSpans([workingSpans(0), workingSpans(8)])).toEqual([]);
    expect(sharedSpans([])).toEqual([]);
  });
});

describe('an office', () => {
  const stateIn = (zone: string, time: string, weekend?: Weekday[]) => {
    const now = new Date(time);
    return stateAt(offsetAt(zone, now), now, weekendOf(weekend));
  };

  test.each([
    ['at nine sharp', '2026-07-15T07:00Z', 'open'],
    ['a minute before five', '2026-07-15T14:59Z', 'open'],
    ['at five sharp', '2026-07-15T15:00Z', 'closed'],
    ['late in the evening', '2026-07-15T20:00Z', 'closed'],
    ['before dawn', '2026-07-15T03:59Z', 'closed'],
    ['at six', '2026-07-15T04:00Z', 'closed'],
    ['a minute before nine', '2026-07-15T06:59Z', 'closed'],
    ['on Saturday at noon', '2026-07-18T10:00Z', 'weekend'],
    ['on Sunday at noon', '2026-07-19T10:00Z', 'weekend'],
    ['on the Monday after the clocks changed', '2026-03-30T07:00Z', 'open'],
    ['on the Friday before', '2026-03-27T07:00Z', 'closed'],
  ])('in Berlin %s', (_, time, expected) => {
    expect(stateIn('Europe/Berlin', time)).toEqual(expected);
  });

  test.each([
    ['before it opens', '2026-07-15T04:00Z', 'closed'],
    ['once it is open', '2026-07-15T04:30Z', 'open'],
    ['after it has closed', '2026-07-15T11:00Z', 'closed'],
  ])('that states its hours keeps to them: %s', (_, time, expected) => {
    const now = new Date(time);
    const day = dayOf({ from: '06:30', to: '13:00' });
    expect(stateAt(offsetAt('Europe/Berlin', now), now, weekendOf(), day)).toEqual(expected);
  });

  test('that works at night is open then, and its day stands on the axis as it is', () => {
    const [now, day] = [new Date('2026-07-15T20:30Z'), dayOf({ from: '14:00', to: '23:00' })];
    expect(stateAt(2, now, weekendOf(), day)).toEqual('open');
    expect(workingSpans(2, day)).toEqual([{ from: 12, to: 21 }]);
  });

  test('has the weekday of its place', () => {
    expect(stateIn('Asia/Tokyo', '2026-07-17T16:00Z')).toEqual('weekend');
    expect(stateIn('America/New_York', '2026-07-17T16:00Z')).toEqual('open');
  });

  test.each([
    ['Thursday', '2026-07-16T06:00Z', 'open'],
    ['Friday', '2026-07-17T06:00Z', 'weekend'],
    ['Saturday', '2026-07-18T06:00Z', 'weekend'],
    ['Sunday', '2026-07-19T06:00Z', 'open'],
  ])('in Dhaka works from Sunday to Thursday: %s', (_, time, state) => {
    expect(stateIn('Asia/Dhaka', time, ['friday', 'saturday'])).toEqual(state);
  });

  test('is open when its clock on the wall says so', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), dates, (timeZone, now) => {
        const wall = new Intl.DateTimeFormat('en-GB', {
          timeZone,
          weekday: 'short',
          hour: '2-digit',
          hourCycle: 'h23',
        }).formatToParts(now);
        const part = (name: string) => wall.find(({ type }) => type === name)?.value ?? '';
        const isWeekend = part('weekday').startsWith('S');
        const isOpen = !isWeekend && Number(part('hour')) >= 9 && Number(part('hour')) < 17;
        expect(stateAt(offsetAt(timeZone, now), now, weekendOf()) === 'open').toBe(isOpen);
      }),
    );
  });
});

it.each([
  ['en-GB', ['9:00', '13:30', '24:00']],
  ['de-DE', ['9:00', '13:30', '24:00']],
  ['es-ES', ['9:00', '13:30', '24:00']],
  ['tr-TR', ['09:00', '13:30', '24:00']],
  ['ja-JP', ['09:00', '13:30', '24:00']],
  ['zh-TW', ['09:00', '13:30', '24:00']],
  ['bn-BD', ['০৯:০০', '১৩:৩০', '২৪:০০']],
])('writes a time as %s does', (locale, expected) => {
  expect([9, 13.5, 24].map((hours) => clockTime(hours, locale))).toEqual(expected);
});

test('says each minute of a day as it is, whatever its fraction of an hour', () => {
  const spoken = Array.from({ length: 24 * 60 }, (_, minutes) => clockTime(minutes / 60, 'en-GB'));
  const written = Array.from(
    { length: 24 * 60 },
    (_, minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
  );
  expect(spoken).toEqual(written);
});

describe('an hour that clocks skip', () => {
  /** Presses of an arrow key, five minutes each, from a time of the day to another. */
  const walk = (day: Date, from: number, step: number, presses: number) => {
    let at = timeOfDay(day, from);
    for (let press = 0; press < presses; press++) at = timeOfDay(day, minutesOfDay(at) + step, at);
    return minutesOfDay(at);
  };
  test.each([
    ['Europe/Berlin', '2026-03-29T12:00:00Z', 3 * 60, 2 * 60],
    ['America/Los_Angeles', '2027-03-14T12:00:00Z', 3 * 60, 2 * 60],
    ['Australia/Lord_Howe', '2026-10-04T01:00:00Z', 2 * 60 + 30, 2 * 60],
  ])('is passed by the arrow keys in both directions: %s', (zone, noon, after, before) => {
    vi.stubEnv('TZ', zone);
    const day = new Date(noon);
    expect(walk(day, after, -5, 1)).toBe(before - 5);
    expect(walk(day, after, -5, 7)).toBe(before - 35);
    expect(walk(day, before - 5, 5, 1)).toBe(after);
  });
  test('at midnight leaves the day where it begins', () => {
    vi.stubEnv('TZ', 'Africa/Cairo');
    const day = new Date('2026-04-24T12:00:00Z'); // 0:00 is 1:00
    expect(walk(day, 90, -5, 20)).toBe(60);
    expect(timeOfDay(day, 0, day).getDate()).toBe(24);
  });
});

describe('the hours of a place on one day of the visitor', () => {
  const weekend = weekendOf();

  test('are those of its own day, cut at the visitor’s midnights', () => {
    expect(workingSpansOn({ ahead: 0, weekday: 3, weekend })).toEqual([{ from: 9, to: 17 }]);
    expect(workingSpansOn({ ahead: 13, weekday: 3, weekend })).toEqual([
      { from: 0, to: 4 },
      { from: 20, to: 24 },
    ]);
  });

  test('are none on its weekend, which may begin on the visitor’s Friday', () => {
    expect(workingSpansOn({ ahead: 0, weekday: 6, weekend })).toEqual([]);
    expect(workingSpansOn({ ahead: 13, weekday: 5, weekend })).toEqual([{ from: 0, to: 4 }]);
    expect(workingSpansOn({ ahead: 13, weekday: 0, weekend })).toEqual([{ from: 20, to: 24 }]);
  });

  test('have eight hours on a day in the middle of the week, however far apart two clocks are', () => {
    for (let ahead = -26; ahead <= 26; ahead += 0.25) {
      const spans = workingSpansOn({ ahead, weekday: 3, weekend: [] });
      expect(spans.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(8);
    }
  });
});

test.each([
  ['nobody', [[], []], null],
  ['one', [[{ from: 9, to: 17 }]], { from: 9, to: 17, count: 1 }],
  [
    'two of three',
    [[{ from: 0, to: 8 }], [{ from: 9, to: 17 }], [{ from: 12, to: 20 }]],
    { from: 12, to: 17, count: 2 },
  ],
  [
    'the first of equals, and the whole of it',
    [[{ from: 1, to: 3 }], [{ from: 3, to: 5 }], [{ from: 7, to: 9 }]],
    { from: 1, to: 5, count: 1 },
  ],
])('most at once: %s', (_, days, expected) => {
  expect(mostAtOnce(days)).toEqual(expected);
});

test('a time that is past stands for that of the next day, also over a change of clocks', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const now = new Date(2026, 2, 28, 12);
  expect(nextTimeOfDay(now, 13 * 60)).toEqual(new Date(2026, 2, 28, 13));
  expect(nextTimeOfDay(now, 12 * 60)).toEqual(new Date(2026, 2, 29, 12));
  expect(nextTimeOfDay(now, 12 * 60, 1)).toEqual(new Date(2026, 2, 30, 12));
});

test('an arrow key passes the hour that clocks skip on the day after, too', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const after = new Date(2026, 2, 29, 3);
  const before = new Date(2026, 2, 29, 1, 45);
  expect(nextTimeOfDay(new Date(2026, 2, 28, 12), 2 * 60 + 45, 0, after)).toEqual(before);
  expect(nextTimeOfDay(new Date(2026, 2, 27, 12), 2 * 60 + 45, 1, after)).toEqual(before);
});

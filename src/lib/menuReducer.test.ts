import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closedMenu,
  delayOf,
  type MenuEvent,
  menuReducer,
  type PointerPlace,
  RESET_DELAY_MS,
} from './menuReducer.ts';

const stateAfter = (events: MenuEvent[], start = closedMenu) => events.reduce(menuReducer, start);
const hover = (place: PointerPlace, group: string | null = null): MenuEvent => ({
  type: 'hover',
  target: { place, group },
});
const press: MenuEvent = { type: 'press', byKey: false };
const pressByKey: MenuEvent = { type: 'press', byKey: true };
const pressGroup = (group: string): MenuEvent => ({ type: 'pressGroup', group });
const focus = (group: string | null): MenuEvent => ({ type: 'focus', group });
const inGroup = [hover('services'), hover('menu'), hover('group', 'a')];

describe('the pointer [H3]', () => {
  test('opens the menu without a group', () => {
    expect(stateAfter([hover('services')])).toMatchObject({ open: true, group: null });
  });
  test('opens nothing from the rest of the header', () => {
    expect(stateAfter([hover('header')]).open).toBe(false);
  });
  test('rests on Services after Escape without opening again; coming back opens', () => {
    const escaped = stateAfter([hover('services'), { type: 'close' }, hover('services')]);
    expect(escaped.open).toBe(false);
    expect(stateAfter([hover('header'), hover('services')], escaped).open).toBe(true);
  });
  test('shows the group under it and asks for no delay there', () => {
    const state = stateAfter(inGroup);
    expect(state.group).toBe('a');
    expect(delayOf(state)).toBeNull();
  });
  test('resets the panel 100 ms after it left the groups', () => {
    expect(RESET_DELAY_MS).toBe(100);
    const left = stateAfter([...inGroup, hover('menu')]);
    expect(left.group).toBe('a');
    expect(delayOf(left)).toBe('reset');
    expect(menuReducer(left, { type: 'elapsed', delay: 'reset' })).toMatchObject({
      open: true,
      group: null,
    });
  });
  test('keeps the group when it enters the right panel in time', () => {
    const kept = stateAfter([...inGroup, hover('menu'), hover('panel', 'a')]);
    expect(delayOf(kept)).toBeNull();
    expect(menuReducer(kept, { type: 'elapsed', delay: 'reset' }).group).toBe('a');
  });
  test('first resets, then closes when it left the header', () => {
    const away = stateAfter([...inGroup, hover('away')]);
    expect(delayOf(away)).toBe('reset');
    const reset = menuReducer(away, { type: 'elapsed', delay: 'reset' });
    expect(delayOf(reset)).toBe('close');
    expect(menuReducer(reset, { type: 'elapsed', delay: 'close' }).open).toBe(false);
  });
});

describe('a press on Services [H4]', () => {
  test('opens and closes', () => {
    expect(stateAfter([press]).open).toBe(true);
    expect(stateAfter([press, press]).open).toBe(false);
  });
  test('right after a hover-open confirms, and only the next one closes', () => {
    expect(stateAfter([hover('services'), press]).open).toBe(true);
    expect(stateAfter([hover('services'), press, press]).open).toBe(false);
  });
  test('by key closes whatever is open', () => {
    expect(stateAfter([hover('services'), pressByKey]).open).toBe(false);
    expect(stateAfter([pressByKey]).open).toBe(true);
  });
  test('without a pointer in the header stays until told otherwise', () => {
    expect(delayOf(stateAfter([press]))).toBeNull();
    expect(delayOf(stateAfter([hover('header'), hover('away'), press]))).toBeNull();
  });
});

describe('a press on a group [H4]', () => {
  test('shows and hides its services', () => {
    expect(stateAfter([press, pressGroup('a')]).group).toBe('a');
    expect(stateAfter([press, pressGroup('a'), pressGroup('b')]).group).toBe('b');
    expect(stateAfter([press, pressGroup('a'), pressGroup('a')]).group).toBeNull();
  });
  test('does not hide what the pointer has just shown', () => {
    expect(stateAfter([...inGroup, pressGroup('a')]).group).toBe('a');
  });
});

describe('the focus [H4]', () => {
  test('keeps the group it is in, and the pointer elsewhere does not take it away', () => {
    const state = stateAfter([press, pressGroup('a'), focus('a'), hover('away')]);
    expect(state.group).toBe('a');
    expect(delayOf(state)).toBeNull();
  });
  test('shows no group by coming, and hides one by leaving it', () => {
    expect(stateAfter([press, focus('a')]).group).toBeNull();
    expect(stateAfter([press, pressGroup('a'), focus('b')]).group).toBeNull();
  });
  test('opens nothing by itself', () => {
    expect(stateAfter([focus('a')])).toEqual(closedMenu);
  });
});

const group = fc.constantFrom('a', 'b', 'c');
const place = fc.constantFrom<PointerPlace>('away', 'header', 'services', 'menu', 'group', 'panel');
const anyEvent: fc.Arbitrary<MenuEvent> = fc.oneof(
  fc.record({
    type: fc.constant('hover' as const),
    target: fc.record({ place, group: fc.option(group) }),
  }),
  fc.constantFrom(press, pressByKey),
  group.map(pressGroup),
  fc.option(group).map(focus),
  fc.record({
    type: fc.constant('elapsed' as const),
    delay: fc.constantFrom('reset' as const, 'close' as const),
  }),
);

describe('whatever a visitor does', () => {
  test('a closed menu waits for nothing and Escape always closes', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = stateAfter(events);
        if (!state.open) expect(delayOf(state)).toBeNull();
        expect(menuReducer(state, { type: 'close' })).toMatchObject({ open: false, group: null });
      }),
    );
  });
  test('a menu left by the pointer ends closed or held by a press or the focus', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let state = stateAfter([...events, hover('away')]);
        for (let delay = delayOf(state); delay; delay = delayOf(state)) {
          state = menuReducer(state, { type: 'elapsed', delay });
        }
        expect(state.open && state.hovered).toBe(false);
      }),
    );
  });
});

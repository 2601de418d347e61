import { describe, expect, test } from 'vitest';
import {
  closedMenu,
  delayOf,
  type MenuEvent,
  menuReducer,
  type PointerPlace,
} from '../../lib/menuReducer.ts';
import { type PlainMenu, takeOver } from './takeOver.ts';

const hover = (place: PointerPlace): MenuEvent => ({
  type: 'hover',
  target: { place, group: null },
});
const press: MenuEvent = { type: 'press', byKey: false };

describe('taking over the plain menu [H4]', () => {
  const taken = (plain: Partial<PlainMenu>) =>
    takeOver({ ...closedMenu, pointer: { place: 'away', group: null }, ...plain });
  const overServices = { place: 'services', group: null } as const;
  test('a menu that the pointer opened stays open, with its group', () => {
    const pointer = { place: 'group', group: 'a' } as const;
    const state = taken({ open: true, group: 'a', pointer });
    expect(state).toMatchObject({ open: true, group: 'a' });
    expect(delayOf(menuReducer(state, hover('away')))).toBe('reset');
  });
  test('a menu that the pointer opened and has just left closes', () => {
    expect(delayOf(taken({ open: true }))).toBe('close');
  });
  test('a menu that a key opened stays open, and the pointer does not close it', () => {
    const state = taken({ open: true, pinned: true, group: 'a' });
    expect(state).toMatchObject({ open: true, group: 'a' });
    expect(delayOf(menuReducer(state, hover('away')))).toBeNull();
  });
  test('a closed menu stays closed, under the pointer, too', () => {
    expect(taken({}).open).toBe(false);
    const escaped = taken({ pointer: overServices });
    expect(escaped.open).toBe(false);
    expect(menuReducer(escaped, hover('services')).open).toBe(false);
  });
  test('after a press the next one closes; after a hover the next one confirms', () => {
    const pressed = taken({ open: true, pinned: true, pointer: overServices });
    expect(menuReducer(pressed, press).open).toBe(false);
    const hovered = taken({ open: true, pointer: overServices });
    expect(menuReducer(hovered, press)).toMatchObject({ open: true, pinned: true });
  });
});

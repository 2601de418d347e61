import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { Office } from '../../content/schemas/offices.ts';
import { PROPOSED_EVENT } from '../../lib/brief/proposal.ts';
import { readBrief } from '../../lib/brief/storedBrief.ts';
import { mapOffices } from '../../lib/map/mapOffices.ts';
import { OfficeHours, OfficeMap } from './OfficeMap.tsx';

const { map, list } = parse(readFileSync('content/en/pages/contact.yaml', 'utf8'));
const { offices }: { offices: Office[] } = parse(
  readFileSync('tests/fixtures/offices.yaml', 'utf8'),
);

const mapOf = (shown: readonly Office[]) => (
  <OfficeMap
    offices={mapOffices(shown, map.compass, 'en')}
    words={map}
    locale="en"
    land="/land.svg"
    shapesUrl="/shapes.json"
    start={0.4}
    officeCountries={['276']}
  />
);
const tableOf = (shown: readonly Office[]) => (
  <OfficeHours
    offices={mapOffices(shown, map.compass, 'en')}
    words={{ ...list, hours: map.hours }}
    locale="en"
  />
);
/** Two islands of one page, which share the hour. */
const pageOf = (shown: readonly Office[]) => (
  <>
    {mapOf(shown)}
    {tableOf(shown)}
  </>
);
const island = pageOf(offices);

const marker = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const markerItem = (name: string) => marker(name).closest('li') as HTMLLIElement;
/** The link of a city says where it leads. */
const row = (name: string) =>
  screen
    .getByRole('rowheader', { name: (said) => said.startsWith(name) })
    .closest('tr') as HTMLElement;
/** The style sheet shows a tooltip by this attribute alone. */
const openTips = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.closest('[data-open]'))
    .map((button) => button.getAttribute('aria-label'));

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('no network'))),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  const back = screen.queryByRole('button', { name: map.hours.backToNow });
  if (back) fireEvent.click(back); // the hour outlives the elements that show it
  cleanup();
  vi.useRealTimers();
});

test('the row of an office has its street, phone, mail address and opening hours, where it states them', () => {
  const [first, ...others] = offices;
  const stated = {
    ...first,
    address: `No Such Street 0, ${first?.name}, ${first?.country}`,
    phone: '+00 00 000',
    email: 'there@company.example',
    hours: { from: '08:30', to: '17:00' },
  } as Office;
  render(pageOf([stated, ...others]));
  const own = within(row(stated.name));
  expect(own.getByText(/No Such Street 0/)).toBeDefined();
  expect(own.getByRole('link', { name: /^\+00/ }).getAttribute('href')).toBe('tel:+0000000');
  expect(own.getByRole('link', { name: 'there@company.example' })).toBeDefined();
  expect(own.getByText(fill(list.opening, { from: '08:30', to: '17:00' }))).toBeDefined();
  for (const { name } of others) {
    expect(within(row(name)).queryByText(new RegExp(list.opening.split('{')[0]))).toBeNull();
  }
});

test('[C2] Escape closes, and the focus stays', async () => {
  render(island);
  act(() => marker('Madrid').focus());
  await userEvent.keyboard('{Escape}');
  expect(openTips()).toEqual([]);
  expect(document.activeElement).toBe(marker('Madrid'));
});

test('[C2] what is focused when React comes is open', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(island);
  within(container)
    .getByRole('button', { name: /^Dhaka/ })
    .focus();
  render(island, { container, hydrate: true });
  expect(openTips()).toEqual(['Dhaka, Bangladesh']);
});

test('[C3] shapes that cannot be had leave the map as it is, and one line', async () => {
  render(island);
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  expect(console.warn).toHaveBeenCalledWith('map shapes: no network');
  for (const { name } of offices) expect(marker(name)).toBeDefined();
});

test('[C3] a visitor who saves data fetches no shapes', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  render(island);
  expect(fetch).not.toHaveBeenCalled();
});

test('[C2] a pointer that comes back in time keeps the tooltip open', () => {
  vi.useFakeTimers();
  render(island);
  fireEvent.pointerEnter(marker('Madrid'), { pointerType: 'mouse' });
  expect(openTips()).toEqual(['Madrid, Spain']);
  fireEvent.pointerLeave(marker('Madrid'), { pointerType: 'mouse' });
  fireEvent.pointerEnter(marker('Madrid'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(openTips()).toEqual(['Madrid, Spain']);
  fireEvent.pointerLeave(marker('Madrid'), { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(openTips()).toEqual([]);
});

test('[C9] words that a translator has wrapped are hydrated without an error', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(island).replaceAll(/>([^<>]+)</g, '><font>$1</font><');
  const onRecoverableError = vi.fn();
  render(island, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
});

/** 2026-07-15 is a Wednesday. The visitor's clock is that of Berlin unless it is said. */
function setClock(time: string, visitorOffset = 2) {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(time));
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60 * visitorOffset);
}
function renderWithHours(shown = island) {
  render(shown);
  act(() => void vi.advanceTimersByTime(0)); // they come in the task after hydration
}
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
const { hours } = map;

test.each([
  ['Berlin', '2026-07-15T12:00Z', hours.open],
  ['Tokyo', '2026-07-15T12:00Z', hours.closed],
  ['Madrid', '2026-07-18T12:00Z', hours.weekend],
  ['Dhaka', '2026-07-17T06:00Z', hours.weekend],
  ['Dhaka', '2026-07-19T06:00Z', hours.open],
])('%s at %s: the row and the tooltip say “%s”', (name, time, text) => {
  setClock(time);
  renderWithHours();
  expect(within(row(name)).getByText(text)).toBeTruthy();
  expect(within(markerItem(name)).getByText(text)).toBeTruthy();
});

test.each([
  ['Berlin', 2, fill(list.shared, { office: 'Berlin', hours: '09:00–17:00' })],
  ['Tokyo', 2, fill(list.shared, { office: 'Tokyo', hours: '09:00–10:00' })],
  ['Tokyo', -4, fill(list.notShared, { office: 'Tokyo' })],
])('the line of %s tells which hours a visitor at UTC%i shares', (name, offset, label) => {
  setClock('2026-07-15T12:00Z', offset);
  renderWithHours();
  expect(within(row(name)).getByRole('img').getAttribute('aria-label')).toBe(label);
});

test('the last row is the visitor’s own day, on the same clock', () => {
  setClock('2026-07-15T12:00Z', 0);
  renderWithHours();
  expect(screen.getAllByRole('row').at(-1)).toBe(row(list.you));
  expect(within(row(list.you)).getByRole('img').getAttribute('aria-label')).toBe(
    `${list.you}: 09:00–17:00`,
  );
});

test('the list follows the minute', () => {
  setClock('2026-07-15T06:59:30Z');
  renderWithHours();
  expect(within(row('Berlin')).queryByText(hours.open)).toBeNull();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(within(row('Berlin')).getByText(hours.open)).toBeTruthy();
});

/** The slider of the table's last row; the minutes are those of the visitor's clock. */
const tick = () => screen.getByRole('slider', { name: list.pull });
const pullTo = (time: string) => {
  const date = new Date(time);
  fireEvent.change(tick(), {
    target: { value: String(date.getHours() * 60 + date.getMinutes()) },
  });
};
/** Names and words between them stand in elements of their own. */
const sentence = () =>
  document.querySelector('#office-map p:not([aria-hidden]):has(b)')?.textContent;

test('[C11] one office is at work or closed, and not one of one', () => {
  setClock('2026-07-15T12:00Z');
  renderWithHours(pageOf(offices.filter(({ id }) => id === 'berlin')));
  const spoken = () => tick().getAttribute('aria-valuetext')?.split(', ').at(-1);
  expect(spoken()).toBe(hours.open);
  pullTo('2026-07-15T19:30Z');
  expect(spoken()).toBe(hours.closed);
});

test('[C11] the hour that is pulled to is one for rows, tooltips and the sentence, until it is now again', () => {
  setClock('2026-07-15T12:00Z');
  renderWithHours();
  expect(sentence()).toMatch(/Madrid, Berlin,? and Ankara are/);
  pullTo('2026-07-15T15:30Z');
  expect(within(row('Berlin')).getByText(hours.closed)).toBeTruthy();
  expect(within(row('Washington, D.C.')).getByText(hours.open)).toBeTruthy();
  expect(within(markerItem('Washington, D.C.')).getByText(hours.open)).toBeTruthy();
  expect(sentence()).toContain('Washington, D.C. is at work');
  fireEvent.click(screen.getByRole('button', { name: hours.backToNow }));
  expect(within(row('Berlin')).getByText(hours.open)).toBeTruthy();
});

test('[C11] an hour that is past is that of tomorrow, and a day has buttons', () => {
  const now = new Date(2026, 6, 15, 14, 20); // a Wednesday, on any clock
  setClock(now.toISOString());
  renderWithHours();
  const shown = () => document.querySelector('tr:last-child local-time')?.getAttribute('at');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  pullTo(new Date(2026, 6, 15, 16).toISOString());
  expect(shown()).toBe(new Date(2026, 6, 15, 16).toISOString());
  pullTo(new Date(2026, 6, 15, 10).toISOString());
  expect(shown()).toBe(new Date(2026, 6, 16, 10).toISOString());
  expect(screen.queryByRole('button', { name: hours.dayBefore })).toBeNull();
  press(hours.dayAfter);
  expect(shown()).toBe(new Date(2026, 6, 17, 10).toISOString());
  pullTo(new Date(2026, 6, 15, 16).toISOString());
  expect(shown()).toBe(new Date(2026, 6, 16, 16).toISOString());
  press(hours.dayBefore);
  expect(shown()).toBe(new Date(2026, 6, 15, 16).toISOString());
  press(hours.backToNow);
  press(hours.dayAfter);
  expect(shown()).toBe(new Date(2026, 6, 16, 14, 20).toISOString());
});

test('[C11] arrows go from quarter to quarter, Page an hour, past midnight', () => {
  setClock(new Date(2026, 6, 15, 23, 20).toISOString());
  renderWithHours();
  const minutes = () => (tick() as HTMLInputElement).value;
  const key = (name: string) => fireEvent.keyDown(tick(), { key: name });
  key('ArrowRight');
  expect(minutes()).toBe(String(23 * 60 + 30));
  key('PageUp');
  expect(minutes()).toBe('30');
  key('ArrowLeft');
  expect(minutes()).toBe('15');
  key('PageDown');
  expect(minutes()).toBe(String(23 * 60 + 15));
});

test('the hours are right at once when the visitor returns to the tab', () => {
  setClock('2026-07-15T06:00:00Z');
  renderWithHours();
  expect(within(row('Berlin')).queryByText(hours.open)).toBeNull();
  vi.setSystemTime(new Date('2026-07-15T12:00:00Z')); // the timers of a hidden tab do not run
  fireEvent(document, new Event('visibilitychange'));
  expect(within(row('Berlin')).getByText(hours.open)).toBeTruthy();
});

test('without React nothing is said about the hour', () => {
  const html = renderToString(island);
  for (const text of [hours.open, hours.closed, hours.sun]) expect(html).not.toContain(text);
});

test.each([
  ['at the beginning of Unix time', 0, 0],
  ['in the year 9999', Date.UTC(9999, 5, 21), 0],
  ['where the zone is unknown', Date.UTC(2026, 6, 15), Number.NaN],
])('a visitor’s clock %s breaks nothing', (_, time, offset) => {
  setClock(new Date(time).toISOString(), offset);
  renderWithHours();
  expect(within(screen.getByRole('table')).getAllByRole('img')).toHaveLength(
    offices.length + 1, // the visitor's own day
  );
  expect(document.body.innerHTML).not.toMatch(/NaN|Invalid|undefined/);
});

test('[C11] a proposed time waits for the form with the visitor’s clock and UTC, and can be another one', () => {
  setClock('2026-07-15T12:00Z');
  renderWithHours();
  fireEvent.click(screen.getByRole('button', { name: hours.propose }));
  const proposed = () => readBrief()?.entries['time/proposed'];
  expect(proposed()).toMatchObject({ label: hours.proposedTime, at: '2026-07-15T12:15:00.000Z' });
  expect(proposed()?.text).toContain('12:15 UTC');
  expect(screen.getByRole('status').textContent).toBe(hours.inMessage);
  pullTo('2026-07-15T15:30Z');
  fireEvent.click(screen.getByRole('button', { name: hours.proposeInstead }));
  expect(proposed()?.at).toBe('2026-07-15T15:30:00.000Z');
  expect(screen.getByRole('button', { name: hours.inMessage })).toBeTruthy();
  localStorage.clear();
});

test('[C11] the button says that the time is in the message where the form has taken it and nothing can be stored', () => {
  setClock('2026-07-15T12:00Z');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addEventListener(PROPOSED_EVENT, (event) => event.preventDefault(), { once: true });
  renderWithHours();
  fireEvent.click(screen.getByRole('button', { name: hours.propose }));
  expect(screen.getByRole('button', { name: hours.inMessage })).toBeTruthy();
  vi.restoreAllMocks();
});

test('[C11] where UTC has another day than the visitor, the proposed time names that day, too', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  setClock('2026-07-15T22:00Z', 9);
  renderWithHours();
  fireEvent.click(screen.getByRole('button', { name: hours.propose }));
  const { text } = readBrief()?.entries['time/proposed'] ?? {};
  expect(text).toMatch(/Jul 16, 0?7:15 .*Jul 15, 22:15 UTC/);
  localStorage.clear();
});

test('[56] one finger pulls the sun, and a second one leaves it', async () => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1440);
  const { container } = render(mapOf(offices));
  const [range] = await within(container).findAllByRole('slider', { name: map.hours.clock });
  const sun = range?.parentElement as HTMLElement;
  const minutes = () => (range as HTMLInputElement).valueAsNumber;
  const before = minutes();
  fireEvent.pointerDown(sun, { pointerId: 1, button: 0, clientX: 700 });
  fireEvent.pointerDown(sun, { pointerId: 2, button: 0, clientX: 300 });
  fireEvent.pointerMove(sun, { pointerId: 2, clientX: 100 });
  expect(minutes()).toBe(before);
  fireEvent.pointerMove(sun, { pointerId: 1, clientX: 580 });
  expect(minutes()).not.toBe(before);
});

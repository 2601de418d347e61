import { expect, test } from 'vitest';
import { calendarText } from './calendar.ts';

const event = {
  at: new Date('2026-11-20T08:30:00Z'),
  title: 'Proposed time: RTL, clocks; resets',
  text: 'One\nTwo',
  host: 'site.example',
};
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a calendar finds the moment in UTC, and signs of its own are escaped', () => {
  const text = calendarText(event, new Date('2026-11-19T10:00:00Z'));
  expect(lines(text)).toEqual(
    expect.arrayContaining([
      'DTSTART:20261120T083000Z',
      'DTSTAMP:20261119T100000Z',
      'SUMMARY:Proposed time: RTL\\, clocks\\; resets',
      'DESCRIPTION:One\\nTwo',
    ]),
  );
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('no line is longer than a calendar reads, and no letter is cut', () => {
  const title = '時間'.repeat(60);
  const text = calendarText({ ...event, title });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines(text)).toContain(`SUMMARY:${title}`);
});

test('no sign that a program may read as the end of a line begins a line of its own', () => {
  const title = 'Call\rATTENDEE:x\u2028\u000b\u0085\0';
  const text = calendarText({ ...event, title, text: 'One\r\nTwo\rThree' });
  expect(lines(text)).toContain('SUMMARY:Call\\nATTENDEE:x ');
  expect(lines(text)).toContain('DESCRIPTION:One\\nTwo\\nThree');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
});

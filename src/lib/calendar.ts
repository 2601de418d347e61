import { oneLine } from './mail.ts';

/** RFC 5545: some signs have a meaning in a text, and controls have no place in one. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .split(/\r\n?|\n/)
    .map(oneLine)
    .join('\\n');

/** RFC 5545: a line has at most 75 bytes; what goes on begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let bytes = 0;
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (bytes + length > 73) {
      result += '\r\n ';
      bytes = 0;
    }
    result += letter;
    bytes += length;
  }
  return result;
}

const stamp = (date: Date) => `${date.toISOString().replace(/[-:]|\.\d+/g, '')}`;

interface Event {
  at: Date;
  title: string;
  text: string;
  host: string;
}

/** A file for calendars with one event. It has a beginning only: how long a call takes nobody has said. */
export const calendarText = ({ at, title, text, host }: Event, now = new Date()) =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//contact//EN`,
    'BEGIN:VEVENT',
    `UID:${stamp(at)}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`;

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressLink,
  MAIL_LINK_LIMIT,
  mailLines,
  mailLink,
  mailProgramLink,
  oneLine,
  plainText,
  WEB_LINK_LIMIT,
  webmailLinks,
} from './mail.ts';
import { forEachField, type Message } from './messageFields.ts';

const TO = 'hello@company.example';

/** What people and attackers type: any UTF-16 at all, mixed with what has a meaning in links and mails. */
const pieces = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '\r\nBcc: x@evil.example',
    '&bcc=x@evil.example',
    '?cc=x@evil.example',
    ',x@evil.example',
    '%0D%0ABcc:',
    '%',
    '+',
    '#',
    ' ',
    '\r',
    '\n',
    '\u2028',
    '\u0085',
    '\u202e',
    '\u200f',
    'é漢😀',
    '\ud83d',
    '\ude00',
  ),
);
const typed = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
const messages: fc.Arbitrary<Message> = fc.record(forEachField(() => typed));

/** RFC 6068, read as strictly as a mail program would. */
function readMailLink(link: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(link) ?? [];
  const headers = query.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, decodeURIComponent(value.join('='))] as const;
  });
  return { to: decodeURIComponent(to), names: headers.map(([name]) => name), headers };
}

/** Half an emoji cannot be written in UTF-8: its replacement is the only change that is ever made. */
const kept = (text: string) => text.toWellFormed();

/** Every field arrives: the topic as subject, the text first, then a line for each of the others that is not empty. */
const expectedBody = ({ topic: _subject, message, ...others }: Message) =>
  kept(
    [mailLines(message), '', ...Object.values(others).map(oneLine).filter(Boolean)].join('\r\n'),
  );

const messageOf = (given: Partial<Message>): Message => ({ ...forEachField(() => ''), ...given });

describe('the link for a mail program', () => {
  test('gives back exactly what was typed, to one recipient, under two headers of one line [C7]', () => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(mailLink(TO, message)).toMatch(/^mailto:[\x21-\x7e]+$/); // plain ASCII
        const { to, names, headers } = readMailLink(mailLink(TO, message));
        expect(headers[0]?.[1]).not.toMatch(/[\r\n\v\f\u0085\u2028\u2029\0]/);
        expect(to).toBe(TO);
        expect(names).toEqual(['subject', 'body']);
        expect(headers[0]?.[1]).toBe(kept(oneLine(message.topic)));
        expect(headers[1]?.[1]).toBe(expectedBody(message));
      }),
    );
  });

  test('writes every line break of the message as CRLF', () => {
    const message = messageOf({ name: 'A', email: 'a@b.example', message: 'a\nb\rc\r\nd' });
    expect(readMailLink(mailLink(TO, message)).headers[1]?.[1]).toBe(
      'a\r\nb\r\nc\r\nd\r\n\r\nA\r\na@b.example',
    );
  });

  test('an address with a plus or an ampersand stays one address', () => {
    expect(addressLink('sales+eu@company.example')).toBe('mailto:sales%2Beu@company.example');
    expect(addressLink('r&d@company.example?cc=x@y.example')).not.toMatch(/[?&]/);
  });

  test('is offered up to its limit and not one character beyond', () => {
    const of = (length: number) => messageOf({ name: 'A', message: 'a'.repeat(length) });
    const spare = MAIL_LINK_LIMIT - mailLink(TO, of(0)).length;
    expect(mailProgramLink(TO, of(spare)).complete).toBe(true);
    expect(mailProgramLink(TO, of(spare + 1)).complete).toBe(false);
    expect(mailProgramLink(TO, of(20_000)).complete).toBe(false);
  });

  test('leaves out a message that is too long, and a topic that is too long as well [C8]', () => {
    const long = 'a'.repeat(MAIL_LINK_LIMIT);
    const withTopic = mailProgramLink(TO, messageOf({ topic: 'T', message: long }));
    expect(withTopic).toEqual({ href: `${addressLink(TO)}?subject=T`, complete: false });
    const bare = mailProgramLink(TO, messageOf({ topic: long, message: long }));
    expect(bare).toEqual({ href: addressLink(TO), complete: false });
  });
});

describe('the links to mail on the web', () => {
  test('carry exactly what was typed and nothing else, to the two services [C7, C8]', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const { gmail, outlook, complete } = webmailLinks(TO, message);
        expect(new URL(gmail).origin).toBe('https://mail.google.com');
        expect(new URL(outlook).origin).toBe('https://outlook.office.com');
        expect(new URL(gmail).hash + new URL(outlook).hash).toBe('');
        const subject = kept(oneLine(message.topic));
        expect(complete).toBe(true);
        expect(Object.fromEntries(new URL(gmail).searchParams)).toEqual({
          view: 'cm',
          fs: '1',
          to: TO,
          su: subject,
          body: expectedBody(message),
        });
        expect([...new URL(outlook).searchParams]).toEqual([
          ['to', TO],
          ['subject', subject],
          ['body', expectedBody(message)],
        ]);
        expect([...new URL(gmail).searchParams]).toHaveLength(5);
      }),
    );
  });

  test('leave a long message out whole, and a long topic too, and say so [C8]', () => {
    const long = 'ä'.repeat(20_000);
    const message = messageOf({ name: 'A', topic: 'T', message: long });
    const withTopic = webmailLinks(TO, message);
    expect(withTopic.complete).toBe(false);
    expect([...new URL(withTopic.outlook).searchParams.keys()]).toEqual(['to', 'subject']);
    const bare = webmailLinks(TO, { ...message, topic: long });
    expect([...new URL(bare.gmail).searchParams.keys()]).toEqual(['view', 'fs', 'to']);
    for (const link of [withTopic.gmail, withTopic.outlook, bare.gmail, bare.outlook]) {
      expect(link.length).toBeLessThanOrEqual(WEB_LINK_LIMIT);
    }
  });

  test('the longer of the two decides, letter by letter up to the limit [C8]', () => {
    const given = (length: number) =>
      webmailLinks(TO, messageOf({ name: 'A', topic: 'T', message: 'm'.repeat(length) }));
    for (let length = WEB_LINK_LIMIT - 200; length < WEB_LINK_LIMIT; length += 1) {
      const { gmail, outlook } = given(length);
      expect(Math.max(gmail.length, outlook.length)).toBeLessThanOrEqual(WEB_LINK_LIMIT);
    }
  });
});

test('a mail in another language names who signs it, so that the company can sort it [i18n]', () => {
  const message = messageOf({ name: 'José', email: 'jose@company.example', message: 'Hola' });
  const signature = { name: 'Nombre (Name)', email: 'Correo (Email)' };
  const labels = { to: '', topic: '', from: '', signature };
  const signed = 'Hola\r\n\r\nNombre (Name): José\r\nCorreo (Email): jose@company.example';
  expect(readMailLink(mailLink(TO, message, labels)).headers[1]?.[1]).toBe(signed);
  expect(new URL(webmailLinks(TO, message, labels).gmail).searchParams.get('body')).toBe(signed);
});

test('in Japanese and Chinese the labels of the copied text have their own marks', () => {
  const message = messageOf({
    name: '佐藤',
    email: 'sato@company.example',
    topic: 'RTL設計',
    message: '…',
  });
  const lines = plainText(TO, message, { to: '宛先', topic: '件名', from: '差出人' }).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '宛先：hello@company.example',
    '件名：RTL設計',
    '差出人：佐藤、sato@company.example',
  ]);
});

test('the copied text names recipient, topic and sender, then the message as typed [C8]', () => {
  const message = messageOf({
    name: 'José\r\nBcc: x',
    email: 'jose@company.example',
    topic: 'R&D + C++',
    message: 'One\r\ntwo\n\nthree 50 %',
  });
  expect(plainText(TO, message, { to: 'To', topic: 'Topic', from: 'From' })).toBe(
    [
      'To: hello@company.example',
      'Topic: R&D + C++',
      'From: José Bcc: x, jose@company.example',
      '',
      'One',
      'two',
      '',
      'three 50 %',
    ].join('\n'),
  );
});

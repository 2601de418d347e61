/** Requests that must be refused, as the exact bytes for a socket, and texts that must stay texts. */
import { gzipSync } from 'node:zlib';
import { MESSAGE, newAddress, ORIGIN } from './support.ts';

export interface HostileRequest {
  name: string;
  bytes: Buffer;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

interface Parts {
  line?: string;
  type?: string | null;
  origin?: string | null;
  headers?: string[];
  body?: string | Buffer;
  /** Content-Length by default. */
  framing?: string[];
}

function request(name: string, parts: Parts): HostileRequest {
  const {
    line = 'POST /messages HTTP/1.1',
    type = JSON_TYPE,
    origin = ORIGIN,
    headers = [],
  } = parts;
  const body = Buffer.from(parts.body ?? JSON.stringify(MESSAGE));
  const address = newAddress();
  const head = [
    line,
    'Host: localhost',
    `X-Real-IP: ${address}`,
    `CF-Connecting-IP: ${address}`,
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    ...(origin === null ? [] : [`Origin: ${origin}`]),
    ...headers,
    ...(parts.framing ?? [`Content-Length: ${body.length}`]),
    'Connection: close',
  ];
  return {
    name,
    bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]),
  };
}

const json = (name: string, body: string | Buffer) => request(`JSON: ${name}`, { body });
const fields = (name: string, change: object) =>
  json(name, JSON.stringify({ ...MESSAGE, ...change }));
const chunked = (body: Buffer) =>
  Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);
const big = (size: number) =>
  Buffer.from(JSON.stringify({ ...MESSAGE, message: 'x'.repeat(size) }));

export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  json('nothing', ''),
  json('null', 'null'),
  json('a list', '[]'),
  json('a text', '"text"'),
  json('a number', '12'),
  json('cut off', JSON.stringify(MESSAGE).slice(0, -5)),
  json('with a tail', `${JSON.stringify(MESSAGE)}x`),
  json('UTF-16', Buffer.from(JSON.stringify(MESSAGE), 'utf16le')),
  json(
    'broken UTF-8',
    Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]),
  ),
  json('brackets in brackets', '['.repeat(60_000)),
  json('objects in objects', '{"a":'.repeat(12_000)),
  json(
    '5,000 empty fields',
    `{${Array.from({ length: 5_000 }, (_, index) => `"${index}":""`).join(',')}}`,
  ),
  json('a prototype', `{"__proto__":${JSON.stringify(MESSAGE)}}`),
  fields('an object for a name', { name: { toString: 'x' } }),
  fields('a list for an address', { email: ['a@b.example', 'c@d.example'] }),
  fields('a number for a message', { message: 1 }),
  fields('null for a topic', { topic: null }),
  fields('true for a language', { language: true }),
  fields('a name of zero-width spaces', { name: '\u200b\u200b\u2060' }),
  fields('a message of blanks', { message: ' \n\t\u00a0\u3000' }),
  fields('no at sign', { email: 'ada' }),
  fields('two addresses', { email: 'ada@engine.example,eve@evil.example' }),
  fields('an address with a name', { email: 'Ada <ada@engine.example>' }),
  fields('two at signs', { email: 'ada@engine.example@evil.example' }),
  fields('an address without a dot', { email: 'ada@localhost' }),
  fields('an address of 300 letters', { email: `${'a'.repeat(288)}@b.example` }),
  fields('a header in the address', { email: 'ada@engine.example\r\nBcc: eve@evil.example' }),
  fields('an encoded line break in the address', {
    email: 'ada@engine.example%0d%0aBcc:eve@evil.example',
  }),
  fields('a line separator in the address', {
    email: 'ada@engine.example\u2028Bcc:eve@evil.example',
  }),
  fields('a key with a line break', { key: 'a\r\nb' }),
  fields('a key with a quote', { key: "a'; DROP TABLE messages; --" }),
  fields('a key of 65 letters', { key: 'k'.repeat(65) }),
  request('form: nothing', { type: FORM_TYPE, body: '' }),
  request('form: only marks', { type: FORM_TYPE, body: '&&&===%%%&+=' }),
  request('form: broken bytes', { type: FORM_TYPE, body: Buffer.from([0x6e, 0x3d, 0xff, 0xfe]) }),
  request('form: a name twice', { type: FORM_TYPE, body: `${form(MESSAGE)}&name=Eve` }),
  request('form: an address twice', {
    type: FORM_TYPE,
    body: `email=eve%40evil.example&${form(MESSAGE)}`,
  }),
  request('form: a header in the address', {
    type: FORM_TYPE,
    body: form({ ...MESSAGE, email: 'ada@engine.example\r\nBcc: eve@evil.example' }),
  }),
  request('one byte too many', { body: big(65_536 - big(0).length + 1) }),
  request('a megabyte', { body: big(1_000_000) }),
  request('a megabyte in chunks', {
    body: chunked(big(1_000_000)),
    framing: ['Transfer-Encoding: chunked'],
  }),
  request('a compressed body', {
    body: gzipSync(JSON.stringify(MESSAGE)),
    headers: ['Content-Encoding: gzip'],
  }),
  request('no type', { type: null }),
  request('text/plain, as the mailto form', { type: 'text/plain' }),
  request('multipart', { type: 'multipart/form-data; boundary=x', body: '--x\r\n\r\n--x--' }),
  request('XML', {
    type: 'application/xml',
    body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  }),
  request('another charset', { type: 'application/json; charset=utf-7' }),
  request('a type that begins alike', { type: 'application/jsonp' }),
  request('two types', { type: 'application/json, text/plain' }),
  request('no origin', { origin: null }),
  request('the origin null', { origin: 'null' }),
  request('another origin', { origin: 'https://evil.example' }),
  request('an origin that begins alike', { origin: `${ORIGIN}.evil.example` }),
  request('an origin that ends alike', { origin: 'https://evil-company.example' }),
  request('the origin without TLS', { origin: ORIGIN.replace('https', 'http') }),
  request('another port', { origin: `${ORIGIN}:8443` }),
  request('from another site', { headers: ['Sec-Fetch-Site: cross-site'] }),
  request('from a neighbouring site', { headers: ['Sec-Fetch-Site: same-site'] }),
  request('typed into the address bar', { headers: ['Sec-Fetch-Site: none'] }),
  request('a preflight', {
    line: 'OPTIONS /messages HTTP/1.1',
    headers: ['Access-Control-Request-Method: POST'],
  }),
  request('GET', { line: 'GET /messages HTTP/1.1' }),
  request('PUT', { line: 'PUT /messages HTTP/1.1' }),
  request('DELETE', { line: 'DELETE /messages HTTP/1.1' }),
  request('a slash behind', { line: 'POST /messages/ HTTP/1.1' }),
  request('another path', { line: 'POST /messages/../../etc/passwd HTTP/1.1' }),
  request('a negative length', { framing: ['Content-Length: -1'] }),
  request('two lengths', { framing: ['Content-Length: 10', 'Content-Length: 200'] }),
  request('a length and chunks', { framing: ['Content-Length: 5', 'Transfer-Encoding: chunked'] }),
  request('unknown framing', { framing: ['Transfer-Encoding: xchunked'] }),
  request('a header of 100 kB', { headers: [`X-Long: ${'a'.repeat(100_000)}`] }),
  request('a bare line feed in a header', {
    headers: ['X-A: b\nOrigin: https://evil.example'],
    origin: null,
  }),
];

/** Accepted, since a person could type them; stored and mailed as they are. */
export const HOSTILE_TEXTS: readonly string[] = [
  "'); DROP TABLE messages; --",
  '" OR 1=1 --',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '</textarea><script>alert(1)</script>',
  `\${7*7} {{7*7}} <%= 7*7 %> #{7*7}`,
  'Bcc: eve@evil.example\nSubject: other\n\nSecond body',
  'first\n.\nMAIL FROM:<eve@evil.example>\nRCPT TO:<eve@evil.example>\nDATA\nsmuggled\n.\n',
  '.\n..\n...',
  '=?utf-8?B?QmNjOiBldmVAZXZpbC5leGFtcGxl?=',
  '--boundary\nContent-Type: text/html\n\n<b>html</b>',
  'From here on\nFrom eve@evil.example Mon Jan 1',
  '../../etc/passwd %00 %0d%0a',
  '\u202egnp.exe \u2066hidden\u2069',
  '👩‍👩‍👧‍👦 é ﷽ বাংলা 日本語',
  `${'x'.repeat(5_000)} one line of five thousand`,
  'a\u0301'.repeat(500),
  '__proto__ constructor toString',
  '%s%s%s%n %d',
  'file:///etc/passwd data:text/html,<script>',
  'CON NUL AUX\nEND',
];

/** A request as the exact bytes for a socket: clients would tidy it up or refuse to send it. */
interface HostileRequest {
  name: string;
  bytes: Buffer;
}

function request(line: string, ...headers: string[]): HostileRequest {
  const head = [line, 'Host: localhost', ...headers, 'Connection: close'].join('\r\n');
  return { name: line.slice(0, 60), bytes: Buffer.from(`${head}\r\n\r\n`, 'latin1') };
}

const LEADING_OUT = [
  '/../package.json',
  '/_astro/../../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%252e%252e/package.json',
  '/..\\..\\package.json',
  '/..%5c..%5cpackage.json',
  '//etc/passwd',
  '/index.html%00.png',
];
const NOT_FOR_VISITORS = [
  '/_headers',
  '/%5fredirects',
  '/.assetsignore',
  '/.git/config',
  '/index.html.br',
  '/404.html.gz',
];
const LEADING_AWAY = [
  '//evil.example/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%0d%0aSet-Cookie:a=b/',
];
const NONSENSE = [
  '/50%off',
  '/%ff%fe',
  '/__proto__',
  `/${'a'.repeat(7_000)}`,
  `/${'a'.repeat(60_000)}`,
];

export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  ...[...LEADING_OUT, ...NOT_FOR_VISITORS, ...LEADING_AWAY, ...NONSENSE].map((path) =>
    request(`GET ${path} HTTP/1.1`),
  ),
  request('GET constructor HTTP/1.1'),
  request('GET /\x00 HTTP/1.1'),
  request('TRACE / HTTP/1.1'),
  request('GET /about HTTP/1.1', `Cookie: ${'a=b; '.repeat(20_000)}`),
  request('POST / HTTP/1.1', 'Content-Length: -1'),
  { name: 'a TLS greeting', bytes: Buffer.from('\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', 'latin1') },
];

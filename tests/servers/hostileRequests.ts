/** Requests that no browser sends. Each is the exact bytes for a socket. */
export interface HostileRequest {
  name: string;
  bytes: Buffer;
}

const HOST = 'localhost';

function http(line: string, headers: readonly string[] = [`Host: ${HOST}`], body = ''): Buffer {
  const head = [line, ...headers, 'Connection: close'].join('\r\n');
  return Buffer.from(`${head}\r\n\r\n${body}`, 'latin1');
}

const UP = [
  '..',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '..%00',
  '%c0%ae%c0%ae',
  '%u002e%u002e',
  '....',
];
const SLASHES = ['/', '\\', '%2f', '%5c', '%255c', '//'];
const SECRETS = ['etc/passwd', 'package.json', 'site.config.ts', 'server/serve.ts'];

const climbing = UP.flatMap((up) =>
  SLASHES.map((slash, index) => {
    const climb = Array.from({ length: 1 + (index % 6) }, () => up).join(slash);
    return `/${climb}${slash}${SECRETS[index % SECRETS.length]}`;
  }),
);

const oddPaths = [
  ...[
    '/_astro/../../package.json',
    '/_astro/..%2f..%2fpackage.json',
    '/services/../../package.json',
  ],
  ...[
    '/./../package.json',
    '/.//../package.json',
    '//etc/passwd',
    '///etc/passwd',
    '/\\etc\\passwd',
  ],
  ...['/x/../about', '/x/%2e%2E/about', '/x%2f..%2fabout', '/./about', '/about/.', '/about#x'],
  ...[
    '/_headers',
    '/_redirects',
    '/%5fheaders',
    '/.assetsignore',
    '/.git/config',
    '/.env',
    '/.%65nv',
  ],
  ...[
    '/index.html.br',
    '/index.html.gz',
    '/about.html%2ebr',
    '/index.html%00.png',
    '/%00',
    '/about%00',
  ],
  ...[
    '/about%0d%0aSet-Cookie:%20a=b',
    '/%0a',
    '/%0d%0a%0d%0a<html>',
    '/about%20',
    '/about.',
    '/ABOUT',
  ],
  ...[
    '/%',
    '/%a',
    '/%zz',
    '/%ff%fe',
    '/%e0%80%af',
    '/%ed%a0%80',
    '/about::$DATA',
    '/about~',
    '/con',
  ],
  ...[
    '/404',
    '/404.html',
    '/services/index.html',
    '/__proto__',
    '/constructor',
    '/toString',
    '/%2f',
  ],
  ...[
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example',
    '/%2f%2fevil.example/',
    '/;/about',
  ],
  ...['/http://evil.example/', '/about/..;/package.json', '/*', '/~root'],
  ...[`/${'a'.repeat(300)}`, `/${'a/'.repeat(1500)}`, `/${'../'.repeat(1000)}etc/passwd`],
  ...[`/${'%2e%2e%2f'.repeat(400)}etc/passwd`, `/${'a'.repeat(7000)}`, `/${'a'.repeat(60_000)}`],
];

const METHODS = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'MKCOL', 'LOCK'],
  ...['SEARCH', 'PURGE', 'get', 'GeT', 'BREW', 'A'.repeat(300), 'G\tT', 'G@T'],
];

const RANGES = [
  ...[
    'bytes=4-2',
    'bytes=-',
    'bytes=a-b',
    'bytes=-0',
    'bytes=999999999-',
    'bytes=1-0',
    'bytes=--5',
  ],
  ...[
    'bytes=0x1-0x2',
    'bytes=1e3-',
    'bytes=-1-',
    'bytes=0-0-0',
    'bytes= ',
    'bytes=99999999999999999999-',
  ],
  ...[
    'bytes=0-99999999999999999999',
    'bytes=-99999999999999999999',
    'bytes=0-0,4-2',
    'lines=0-1',
    '=0-1',
  ],
  `bytes=${'0-1,'.repeat(500)}0-1`,
];

const TAGS = [
  ...['"', '""', '"""', 'W/', 'W/"', '*,*', '"a', "'a'", ',,,,', '"\\"', 'W/W/"a"', '\x80\xff'],
  ...[`"${'a'.repeat(4000)}"`, '"a",'.repeat(800)],
];

const HOSTS = [
  ...[
    '',
    ' ',
    'a b',
    'a/b',
    'a@b',
    '../../etc',
    'evil.example:99999999',
    '[::1',
    'a\\b',
    '%00',
    'a,b',
  ],
  ...['<script>', '"x"', 'a'.repeat(5000), 'a\x01b', ':80', 'a:b:c', '$(id)'],
];

const BROKEN = [
  http('GET / HTTP/1.1', []),
  http('GET / HTTP/1.1', [`Host: ${HOST}`, 'Host: evil.example']),
  http('GET / HTTP/9.9'),
  http('GET / HTTX/1.1'),
  http('GET  HTTP/1.1'),
  http('GET /'.padEnd(70_000, 'x')),
  http('GET about HTTP/1.1'),
  http('GET * HTTP/1.1'),
  http('OPTIONS * HTTP/1.1'),
  http('GET ftp://localhost/ HTTP/1.1'),
  http('GET http://[/ HTTP/1.1'),
  http('GET /\x00 HTTP/1.1'),
  http('GET /\xff\xfe HTTP/1.1'),
  http('GET /about HTTP/1.1', [`Host: ${HOST}`, `X-Big: ${'a'.repeat(70_000)}`]),
  http('GET /about HTTP/1.1', [`Host: ${HOST}`, `Cookie: ${'a=b; '.repeat(20_000)}`]),
  http('GET /about HTTP/1.1', [
    `Host: ${HOST}`,
    ...Array.from({ length: 4000 }, (_, i) => `X-${i}: ${i}`),
  ]),
  http('GET /about HTTP/1.1', [`Host: ${HOST}`, 'Bad Name: x']),
  http('GET /about HTTP/1.1', [`Host: ${HOST}`, ': no name']),
  http('GET /about HTTP/1.1', [`Host: ${HOST}`, 'X-Nul: a\x00b']),
  http('POST / HTTP/1.1', [`Host: ${HOST}`, 'Content-Length: -1']),
  http(
    'POST / HTTP/1.1',
    [`Host: ${HOST}`, 'Content-Length: 5', 'Transfer-Encoding: chunked'],
    '0\r\n\r\n',
  ),
  http('POST / HTTP/1.1', [`Host: ${HOST}`, 'Transfer-Encoding: chunked'], 'zzz\r\n'),
  http('POST / HTTP/1.1', [`Host: ${HOST}`, 'Content-Length: 100000'], 'a'.repeat(100_000)),
  Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 'latin1'),
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
];

const named = (kind: string, bytes: Buffer, what: string): HostileRequest => ({
  name: `${kind} ${JSON.stringify(what.slice(0, 70))}`,
  bytes,
});

export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  ...[...climbing, ...oddPaths].map((path) => named('path', http(`GET ${path} HTTP/1.1`), path)),
  ...METHODS.map((method) => named('method', http(`${method} /about HTTP/1.1`), method)),
  ...RANGES.map((range) =>
    named('range', http('GET /about HTTP/1.1', [`Host: ${HOST}`, `Range: ${range}`]), range),
  ),
  ...TAGS.map((tag) =>
    named('tag', http('GET /about HTTP/1.1', [`Host: ${HOST}`, `If-None-Match: ${tag}`]), tag),
  ),
  ...HOSTS.map((host) => named('host', http('GET /about HTTP/1.1', [`Host: ${host}`]), host)),
  ...BROKEN.map((bytes) => named('broken', bytes, bytes.toString('latin1'))),
];

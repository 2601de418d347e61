/** Long enough for any address of the site, short enough to refuse nonsense early. */
const MAX_TARGET = 4_096;

/** A percent sign that begins no escape. */
const NO_ESCAPE = /%(?![0-9a-f]{2})/i;

/** Escapes that are none leave a path as it came: `isReadable` tells. */
export type RequestPath =
  | { path: string; query: string; isReadable: boolean }
  | { refused: 400 | 414 };

/** Decodes a request target once, refusing what no honest client sends. */
export function readRequestPath(target: string): RequestPath {
  if (target.length > MAX_TARGET) return { refused: 414 };
  // Proxies may send the absolute form (RFC 9112 §3.2.2); only its path matters here.
  const [origin = '', authority] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? [];
  if (authority !== undefined && !isSaneHost(authority)) return { refused: 400 };
  const rest = target.slice(origin.length) || '/';
  const mark = rest.indexOf('?');
  const encoded = mark < 0 ? rest : rest.slice(0, mark);
  if (!encoded.startsWith('/') || encoded.includes('#')) return { refused: 400 };
  const path = decoded(encoded);
  if ([...path].some(isForbidden)) return { refused: 400 };
  return { path, query: mark < 0 ? '' : rest.slice(mark), isReadable: !NO_ESCAPE.test(encoded) };
}

/** A person may type `/50%off`: what is no escape stays as it is typed, and no file is called that. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Control characters, and the other slash that some file systems understand. */
function isForbidden(character: string): boolean {
  return character < ' ' || character === '\x7f' || character === '\\';
}

/** A name or address with an optional port, and nothing that could be smuggled into a header. */
export function isSaneHost(host: string | undefined): boolean {
  return host !== undefined && /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host);
}

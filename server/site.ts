import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectHashes } from '../src/delivery/inlineHashes.ts';
import { notFoundFolder, redirectsFor } from './canonical.ts';
import { contactFiles } from './contactFiles.ts';
import {
  DEFAULT_FILE,
  type HostPolicy,
  isMarkup,
  isPublicHost,
  securityHeaders,
} from './headers.ts';
import { isSaneHost, readRequestPath } from './requestPath.ts';
import { ALLOWED_METHODS, redirect, refuse, sendFile, sendNotFound } from './respond.ts';
import { type StoredFile, takeSnapshot } from './snapshot.ts';

export interface SiteOptions {
  /** Where the contact page may fetch the map's shapes from, when not from the site itself. */
  mapOrigin?: string | undefined;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => ServerResponse;

const BAD_REQUEST = { refused: 400 } as const;

/** A request handler over a snapshot of `dist`, to be put behind any Node HTTP server. */
export async function createSite(dist: string, options: SiteOptions = {}): Promise<Handler> {
  const files = await takeSnapshot(dist);
  const redirects = redirectsFor(files.keys());
  const inline = collectHashes(
    [...files.values()]
      .filter(({ file }) => isMarkup(file))
      .map(({ file, bodies }) => ({ file, markup: bodies.identity.bytes.toString() })),
  );
  const policy = {
    inline,
    mapOrigin: options.mapOrigin,
    mapPages: contactFiles(files.keys()),
  };
  const localHeaders = prepareHeaders(files.keys(), { ...policy, publicHost: false });
  const publicHeaders = prepareHeaders(files.keys(), { ...policy, publicHost: true });
  const notFound = takeNotFoundPages(files);
  const fileAt = (path: string) =>
    files.get(path === '/' ? '/index.html' : `${path}.html`) ?? files.get(path);

  return (request, response) => {
    const target = hasOneSaneHost(request) ? readRequestPath(request.url ?? '/') : BAD_REQUEST;
    if ('refused' in target) {
      // As at nginx, before it is known which host was meant.
      return refuse(response.setHeaders(localHeaders()), target.refused);
    }

    const { path, query, isReadable } = target;
    const canonical = redirects.get(path);
    const isAllowed = ALLOWED_METHODS.includes(request.method ?? '');
    const found = canonical === undefined && isAllowed ? fileAt(path) : undefined;
    // As at nginx, which answers an unreadable address before it looks at the host.
    const isPublic = isReadable && isPublicHost(request.headers.host);
    const headersFor = isPublic ? publicHeaders : localHeaders;
    const isMissing = canonical === undefined && isAllowed && !found;
    const missing = isMissing ? notFound(path) : undefined;
    response.setHeaders(headersFor((found ?? missing)?.file));
    if (canonical !== undefined) return redirect(response, canonical + query);
    if (!isAllowed) return refuse(response, 405);
    if (found) return sendFile(request, response, found);
    return missing ? sendNotFound(request, response, missing) : refuse(response, 404);
  };
}

/** Out of the files, for they have no address; each language sends its own. */
function takeNotFoundPages(files: Map<string, StoredFile>) {
  const pages = new Map<string, StoredFile>();
  for (const [name, file] of files) {
    const folder = notFoundFolder(name);
    if (folder === undefined) continue;
    pages.set(folder, file);
    files.delete(name);
  }
  return (path: string) => pages.get((path.split('/')[1] ?? '').toLowerCase()) ?? pages.get('');
}

/** Two Host fields are how requests are smuggled past a proxy; Node keeps the first silently. */
function hasOneSaneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
  return hosts.length === 1 && isSaneHost(headers.host);
}

/** Every file's headers, made once; what is not a file has those of the default one. */
function prepareHeaders(files: Iterable<string>, policy: HostPolicy) {
  const make = (file: string) => new Map(Object.entries(securityHeaders(file, policy)));
  const byFile = new Map([...files].map((file) => [file, make(file)]));
  const general = make(DEFAULT_FILE);
  return (file = DEFAULT_FILE): Map<string, string> => byFile.get(file) ?? general;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirectsFor } from './canonical.ts';
import { isContactPage, isPublicHost, type PolicyOptions, securityHeaders } from './headers.ts';
import { collectHashes, MARKUP_FILE } from './inlineHashes.ts';
import { isSaneHost, readRequestPath } from './requestPath.ts';
import { ALLOWED_METHODS, redirect, refuse, sendFile, sendNotFound } from './respond.ts';
import { takeSnapshot } from './snapshot.ts';

export interface SiteOptions {
  /** Where the contact page may fetch the map's shapes from, when not from the site itself. */
  mapOrigin?: string | undefined;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => ServerResponse;

const NOT_FOUND_PAGE = '/404.html';

/** A request handler over a snapshot of `dist`, to be put behind any Node HTTP server. */
export async function createSite(dist: string, options: SiteOptions = {}): Promise<Handler> {
  const files = await takeSnapshot(dist);
  const redirects = redirectsFor(files.keys());
  const hashes = collectHashes(
    [...files.values()]
      .filter(({ file }) => MARKUP_FILE.test(file))
      .map(({ file, bodies }) => ({ file, markup: bodies.identity.bytes.toString() })),
  );
  const security = rememberHeaders({ hashes, mapOrigin: options.mapOrigin });

  return (request, response) => {
    const { host } = request.headers;
    // Two Host fields are how requests are smuggled past a proxy; Node keeps the first silently.
    if (countHosts(request) !== 1 || !isSaneHost(host)) return refuse(response, 400);
    const target = readRequestPath(request.url ?? '/');
    if ('refused' in target) return refuse(response, target.refused);

    const { path, query } = target;
    for (const [name, value] of security(path, host)) response.setHeader(name, value);
    const canonical = redirects.get(path);
    if (canonical !== undefined) return redirect(response, canonical + query);
    if (!ALLOWED_METHODS.includes(request.method ?? '')) return refuse(response, 405);

    const found = files.get(path === '/' ? '/index.html' : `${path}.html`) ?? files.get(path);
    if (found && found.file !== NOT_FOUND_PAGE) return sendFile(request, response, found);
    const notFound = files.get(NOT_FOUND_PAGE);
    return notFound ? sendNotFound(request, response, notFound) : refuse(response, 404);
  };
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text)).length;
}

/** There are only four sets: contact page or not, public host or not. */
function rememberHeaders(policy: Omit<PolicyOptions, 'publicHost'>) {
  const sets = new Map<string, [string, string][]>();
  return (path: string, host: string | undefined): [string, string][] => {
    const publicHost = isPublicHost(host);
    const key = `${isContactPage(path)}, ${publicHost}`;
    const set = sets.get(key) ?? Object.entries(securityHeaders(path, { ...policy, publicHost }));
    sets.set(key, set);
    return set;
  };
}

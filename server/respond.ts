import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, isNotModified, parseRange, rangeStillApplies } from './conditional.ts';
import { CACHE, cacheControl } from './headers.ts';
import type { StoredFile } from './snapshot.ts';

export const ALLOWED_METHODS = ['GET', 'HEAD'];

export function sendFile(request: IncomingMessage, response: ServerResponse, found: StoredFile) {
  const { headers } = request;
  // A part of a compressed body is of no use to anyone who resumes a download.
  const encoding = headers.range
    ? 'identity'
    : chooseEncoding(headers['accept-encoding'], found.bodies);
  const { bytes, etag } = found.bodies[encoding] ?? found.bodies.identity;
  response.setHeader('Cache-Control', cacheControl(found.file));
  response.setHeader('ETag', etag);
  if (Object.keys(found.bodies).length > 1) response.setHeader('Vary', 'Accept-Encoding');
  if (isNotModified(headers['if-none-match'], etag)) return response.writeHead(304).end();

  response.setHeader('Content-Type', found.type);
  response.setHeader('Accept-Ranges', 'bytes');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const isCurrent = rangeStillApplies(headers['if-range'], etag);
  const range = isCurrent ? parseRange(headers.range, bytes.length) : undefined;
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${bytes.length}`);
    return refuse(response, 416);
  }
  if (range === undefined) return send(request, response, 200, bytes);
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  return send(request, response, 206, bytes.subarray(range.start, range.end + 1));
}

export function sendNotFound(request: IncomingMessage, response: ServerResponse, page: StoredFile) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], page.bodies);
  const { bytes } = page.bodies[encoding] ?? page.bodies.identity;
  response.setHeader('Cache-Control', CACHE.revalidate);
  response.setHeader('Content-Type', page.type);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  return send(request, response, 404, bytes);
}

export function redirect(response: ServerResponse, location: string) {
  response.setHeader('Cache-Control', CACHE.revalidate);
  return response.writeHead(308, { Location: location, 'Content-Length': 0 }).end();
}

export function refuse(response: ServerResponse, status: 400 | 404 | 405 | 414 | 416) {
  if (status === 405) response.setHeader('Allow', ALLOWED_METHODS.join(', '));
  // Whatever else comes down this connection is not worth parsing.
  if (status !== 404 && status !== 416) response.setHeader('Connection', 'close');
  response.setHeader('Cache-Control', CACHE.revalidate);
  return response.writeHead(status, { 'Content-Length': 0 }).end();
}

function send(request: IncomingMessage, response: ServerResponse, status: number, body: Buffer) {
  response.writeHead(status, { 'Content-Length': body.length });
  return response.end(request.method === 'HEAD' ? undefined : body);
}

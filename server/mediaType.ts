import { extname } from 'node:path';

export const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** Already compressed by their own format: a second pass would only cost time. */
const TEXT_LIKE = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg)/;

export function mediaType(file: string): string {
  return MEDIA_TYPES[extname(file)] ?? 'application/octet-stream';
}

export function isCompressible(file: string): boolean {
  return TEXT_LIKE.test(mediaType(file));
}

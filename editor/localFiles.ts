import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join, sep } from 'node:path';
import { parseMarkdown } from '../src/content/markdown/parseMarkdown.ts';
import { parseYamlFile } from '../src/content/yaml/yamlFile.ts';
import { mediaType } from './mediaType.ts';

/** The paths that the editor may read and write. The patterns allow no `..`. */
const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';
const CONTENT = new RegExp(
  `^content/${NAME}/(?:(?:${NAME}/)?${NAME}\\.yaml|(?:pages|notes)/${NAME}\\.md)$`,
);
/** As a camera counts, in small letters: img_2041-team. */
const PICTURE_NAME = '[a-z0-9_-]+';
const PICTURE = new RegExp(
  `^(?:src/assets/images/${PICTURE_NAME}\\.jpg|content/${NAME}/(?:pages|notes)/${PICTURE_NAME}\\.(?:jpe?g|png|webp|avif))$`,
);
const DRAWING = new RegExp(`^src/assets/(?:figures|drawings|textures)/${NAME}\\.svg$`);

const FOLDERS = [
  'content/**/*.yaml',
  'content/*/{pages,notes}/*',
  'src/assets/{images,figures,drawings,textures}/*',
];

const REFUSED =
  'is no file that the editor takes. Pictures end in .jpg, in pages and notes also in .jpeg, .png, .webp or .avif.';

const isWritable = (path: string) => CONTENT.test(path) || PICTURE.test(path);
const isVisible = (path: string) => isWritable(path) || DRAWING.test(path);

const tagOf = (bytes: Buffer) =>
  `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** A browser on this machine, and not a page of another site; the Host check stops DNS rebinding. */
export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  const isSameOrigin = origin === undefined || origin === `http://${host}`;
  return LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(host) && isSameOrigin;
}

interface Answer {
  status: number;
  body?: Buffer | string;
  headers?: Record<string, string>;
}

const CHANGED =
  'has been changed outside the editor since it was opened here. Nothing was overwritten: ' +
  'copy your text, and reload the editor.';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

function list(root: string): Answer {
  const paths = globSync(FOLDERS, { cwd: root }).map((path) => path.split(sep).join('/'));
  const files = [...new Set(paths)]
    .filter(isVisible)
    .sort()
    .map((path) => ({ path, tag: tagOf(readFileSync(join(root, path))) }));
  return {
    status: 200,
    body: JSON.stringify(files),
    headers: { 'Content-Type': 'application/json' },
  };
}

/** Drawings have no colours of their own, so thumbnails get a simple style. */
const THUMBNAIL =
  '<style>*{fill:none;stroke:#444;stroke-width:1.5}text{fill:#444;stroke:none;font:10px sans-serif}</style>';

function asThumbnail(drawing: Buffer): string {
  const text = drawing.toString();
  const start = text.indexOf('>', text.indexOf('<svg')) + 1;
  return text.slice(0, start) + THUMBNAIL + text.slice(start);
}

async function read(root: string, path: string): Promise<Answer> {
  const file = join(root, path);
  if (!existsSync(file)) return { status: 404 };
  const body = await readFile(file);
  return {
    status: 200,
    body: DRAWING.test(path) ? asThumbnail(body) : body,
    headers: { ETag: tagOf(body), 'Content-Type': mediaType(path) },
  };
}

/** Why a file has an empty form, if it does. */
function problemOf(path: string, bytes: Buffer): string | undefined {
  if (path.endsWith('.md')) return parseMarkdown(bytes).problem;
  return path.endsWith('.yaml') ? parseYamlFile(bytes).problem : undefined;
}

/** The reason why a file must not be overwritten, if there is one. */
function refusal(root: string, path: string, { headers }: IncomingMessage): string | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return headers['if-match'] ? `${path} ${CHANGED}` : undefined;
  const bytes = readFileSync(file);
  const broken = problemOf(path, bytes);
  if (broken) return `${path} cannot be read (${broken}) and was not overwritten.`;
  return headers['if-match'] === tagOf(bytes) ? undefined : `${path} ${CHANGED}`;
}

/** Writes a temporary file and renames it, so that the site never reads half a file. */
async function write(root: string, path: string, request: IncomingMessage): Promise<Answer> {
  const bytes = await bodyOf(request);
  const refused = refusal(root, path, request);
  if (refused) return { status: 409, body: refused };
  const file = join(root, path);
  const temporary = join(dirname(file), `.${basename(file)}.new`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, bytes);
  await rename(temporary, file);
  return { status: 200, headers: { ETag: tagOf(bytes) } };
}

async function remove(root: string, path: string, request: IncomingMessage): Promise<Answer> {
  const refused = refusal(root, path, request);
  if (refused) return { status: 409, body: refused };
  await rm(join(root, path), { force: true });
  return { status: 200 };
}

/** `path` is relative to the project's root; '' asks for the list of files. */
async function answer(root: string, path: string, request: IncomingMessage): Promise<Answer> {
  if (request.method === 'GET' && path === '') return list(root);
  if (!isVisible(path)) return { status: 403, body: `${path} ${REFUSED}` };
  if (request.method === 'GET') return read(root, path);
  if (!isWritable(path)) return { status: 403, body: `${path} can only be read.` };
  if (request.method === 'PUT') return write(root, path, request);
  if (request.method === 'DELETE') return remove(root, path, request);
  return { status: 405 };
}

export async function serveFiles(
  root: string,
  { path, token }: { path: string; token: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isAllowed = isLocalRequest(request) && request.headers['x-editor'] === token;
  const found = isAllowed ? await answer(root, path, request) : { status: 403 };
  const { status, body = '', headers = {} }: Answer = found;
  response.writeHead(status, { 'Cache-Control': 'no-store', ...headers }).end(body);
}

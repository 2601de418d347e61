import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All pages share one policy: each hash takes 53 of the 2,000 characters that hosts allow in a line. */
const MOST_SCRIPTS = 12;

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs;
/** Data such as JSON-LD: browsers do not run it, so the policy need not allow it. */
const DATA = /\stype="[^"]*json"/;

/** The hashes of a page's inline scripts, as sources of a Content-Security-Policy. */
export function scriptHashesOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA.test(attributes))
    .map(([, , script = '']) => hashOf(script));
}

/** One list for the whole built site, each script once and in the same order at every build. */
export async function inlineScriptHashes(dist: string): Promise<string[]> {
  const hashes = new Set<string>();
  for (const file of await readdir(dist, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    for (const hash of scriptHashesOf(await readFile(join(dist, file), 'utf8'))) hashes.add(hash);
  }
  if (hashes.size > MOST_SCRIPTS) {
    throw new Error(
      `The pages hold ${hashes.size} different inline scripts, and the policy has room for ` +
        `${MOST_SCRIPTS}. Does a script differ from page to page? Give it its values in data-* ` +
        'attributes, or move it into a file.',
    );
  }
  return [...hashes].sort();
}

function hashOf(script: string): string {
  // Browsers turn CRLF into LF before they hash.
  const text = script.replaceAll('\r\n', '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

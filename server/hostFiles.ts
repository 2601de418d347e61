import type { Language } from '../site.config.ts';
import type { HeaderRule } from './headers.ts';

/** `_headers`, read by Cloudflare and Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, at) => {
    // Cloudflare appends a second value to the first one unless that was taken off with "!" before.
    // Netlify lets the later rule win, and skips lines without a colon.
    const removed = at === 0 ? [] : Object.keys(headers).map((name) => `  ! ${name}`);
    const set = Object.entries(headers).flatMap(([name, value]) =>
      value === null ? [] : `  ${name}: ${value}`,
    );
    return [path, ...removed, ...set].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * `_redirects`: the 404 page of each language, for Netlify. Cloudflare finds it by itself and passes over
 * these lines; slashes and `.html` are left to the settings of both (docs/deploy.md).
 */
export function redirectsFile([, ...languages]: readonly Language[]): string {
  const folders = languages.map(({ lang }) => lang.toLowerCase());
  return folders.map((folder) => `/${folder}/* /${folder}/404.html 404\n`).join('');
}

/** What deploy/nginx/nginx.conf includes. Headers that differ by path become variables. */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const [general, ...others] = rules;
  const blocks = Object.entries(general?.headers ?? {}).map(([name, value]) => {
    const exceptions = others
      .filter(({ headers }) => name in headers)
      .map(({ path, headers }) => `  ${nginxPattern(path)} "${headers[name] ?? ''}";\n`);
    if (exceptions.length === 0) return `add_header ${name} "${value}" always;\n`;
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    const cases = [`  default "${value}";\n`, ...exceptions].join('');
    return `map $uri ${variable} {\n${cases}}\nadd_header ${name} ${variable} always;\n`;
  });
  return `# Written by server/afterBuild.ts from the list in server/headers.ts.\n${blocks.join('')}`;
}

/** By then nginx has found the file of a page, so `$uri` ends with `.html`. */
function nginxPattern(path: string): string {
  if (path.endsWith('*')) return `"~^${path.slice(0, -1).replaceAll('.', '\\.')}"`;
  return path.includes('.') ? path : `${path}.html`;
}

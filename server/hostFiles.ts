import type { Language } from '../site.config.ts';
import type { ResponseHeaderRule } from './headers.ts';

/** `_headers`, read by Cloudflare and Netlify. */
export function headersFile(rules: readonly ResponseHeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, at) => {
    // Cloudflare appends values of two rules unless "!" has removed the first. On Netlify the last rule
    // wins, and lines without a colon are skipped.
    const removed = at === 0 ? [] : Object.keys(headers).map((name) => `  ! ${name}`);
    const set = Object.entries(headers).flatMap(([name, value]) =>
      value === null ? [] : `  ${name}: ${value}`,
    );
    return [path, ...removed, ...set].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * `_redirects`: the 404 page of each language, for Netlify. Cloudflare finds it by itself and ignores these
 * lines. Slashes and `.html` are settings of both hosts (docs/deploy.md).
 */
export function redirectsFile([, ...languages]: readonly Language[]): string {
  const folders = languages.map(({ lang }) => lang.toLowerCase());
  return folders.map((folder) => `/${folder}/* /${folder}/404.html 404\n`).join('');
}

/** The file that deploy/nginx/nginx.conf includes. Headers that differ by path become variables. */
export function nginxHeaders(rules: readonly ResponseHeaderRule[]): string {
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

/** nginx matches the file of a page, so `$uri` ends with `.html`. */
function nginxPattern(path: string): string {
  if (path.endsWith('*')) return `"~^${path.slice(0, -1).replaceAll('.', '\\.')}"`;
  return path.includes('.') ? path : `${path}.html`;
}

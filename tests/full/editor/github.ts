import type { BrowserContext, Route } from '@playwright/test';
import { adminPage } from '../../../editor/adminPage.ts';
import { EDITOR_RULE, headerRules, headersFor } from '../../../hosting/headers.ts';
import { settings } from '../../../src/settings.ts';

interface Commit {
  expectedHeadOid: string;
  branch: { repositoryNameWithOwner: string; branchName: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const EDITOR = { repository: 'owner/name', branch: 'main' };
const HEAD = 'a'.repeat(40);
const AUTHOR = { name: 'Someone', email: 'someone@example.test', user: null };
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

/** Serves /admin of a deployed site, with its headers, in place of the one over local files. */
export async function serveDeployed(context: BrowserContext, address: string): Promise<void> {
  const local = await (await fetch(`${address}/admin`)).text();
  const script = local.split('type="module" src="')[1]?.split('"')[0] ?? '';
  const rules = [...headerRules(settings, { scriptHashes: [], https: false }), EDITOR_RULE];
  const headers = {
    ...Object.fromEntries(headersFor('/admin', rules)),
    'Content-Type': 'text/html',
  };
  const body = adminPage({ ...settings, editor: EDITOR }, script);
  await context.route(`${address}/admin`, (route) => route.fulfill({ headers, body }));
}

/** As much of GitHub as the editor asks for, over files given by path. */
export class GitHub {
  readonly commits: Commit[] = [];
  readonly #files: [path: string, text: string][];

  constructor(files: Iterable<readonly [string, Buffer]>) {
    this.#files = [...files].map(([path, bytes]) => [path, bytes.toString()]);
  }

  async answer(context: BrowserContext): Promise<void> {
    await context.route('https://avatars.githubusercontent.com/**', (route) => route.abort());
    await context.route('https://api.github.com/**', (route) => this.#answerOne(route));
  }

  async #answerOne(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isPreflight = request.method() === 'OPTIONS';
    if (isPreflight || pathname.includes('/collaborators/')) {
      return route.fulfill({ status: 204, headers: CORS });
    }
    const json =
      pathname === '/graphql' ? this.#query(request.postDataJSON()) : this.#rest(pathname);
    return route.fulfill({ status: json ? 200 : 404, headers: CORS, json: json ?? {} });
  }

  #rest(pathname: string): object | undefined {
    if (pathname === '/user') return { id: 1, login: 'someone', ...AUTHOR };
    if (!pathname.startsWith('/repos/owner/name/git/trees/')) return undefined;
    const tree = this.#files.map(([path, text], index) => {
      return { type: 'blob', path, sha: this.#idOf(index), size: text.length };
    });
    return { tree };
  }

  /** Names a file by its number. */
  #idOf(at: number): string {
    return String(at).padStart(40, '0');
  }

  #query({ query, variables }: { query: string; variables: { input?: Commit } }): object {
    if (variables.input) {
      this.commits.push(variables.input);
      const commit = { oid: 'b'.repeat(40), committedDate: new Date().toISOString() };
      return { data: { createCommitOnBranch: { commit } } };
    }
    const last = { target: { history: { nodes: [{ oid: HEAD, message: 'Before' }] } } };
    const nodes = [{ author: AUTHOR, committedDate: '2026-01-01T00:00:00Z' }];
    const contents = [...query.matchAll(/(content_\d+):\s*object\(oid: "0*(\d+)"\)/g)];
    const histories = [...query.matchAll(/(commit_\d+):\s*ref/g)];
    const repository = Object.fromEntries([
      ['ref', last],
      ...contents.map(([, name, at]) => [
        name,
        { text: this.#files[Number(at)]?.[1], isTruncated: false },
      ]),
      ...histories.map(([, name]) => [name, { target: { history: { nodes } } }]),
    ]);
    return { data: { repository } };
  }
}

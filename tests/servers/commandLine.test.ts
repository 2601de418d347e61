import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../support/runningServer.ts';

interface Ended {
  code: number | null;
  lines: string[];
}

/** Runs `hosting/serve.ts` until it ends, or sends it a signal once it listens. */
async function serve(
  env: Record<string, string>,
  { signal, root = ROOT }: { signal?: NodeJS.Signals; root?: string } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, 'hosting/serve.ts')], {
    env: { ...process.env, ...env },
    // One that does not end fails its test, and does not outlive it.
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  let output = '';
  const heard = (chunk: Buffer) => {
    output += chunk;
    if (signal && output.includes('http://')) child.kill(signal);
  };
  child.stdout.on('data', heard);
  child.stderr.on('data', heard);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, lines: output.trim().split('\n') };
}

test('a port that is taken is said in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, lines } = await serve({ PORT: String(port), HOST: '127.0.0.1' });
  other.close();
  expect(code).toBe(1);
  const own = lines.filter((line) => !line.startsWith('inbox: '));
  expect(own).toEqual([expect.stringContaining(`Port ${port} is already in use`)]);
});

test.each(['abc', '-1', '70000', '80.5'])('PORT=%s is refused in one line', async (port) => {
  const { code, lines } = await serve({ PORT: port });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`not "${port}"`)]);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it cleanly', async (signal) => {
  const { code } = await serve({ PORT: '0', HOST: '127.0.0.1' }, { signal });
  expect(code).toBe(0);
});

/** A project that nobody has built yet. It lies below this one, so packages are found. */
function unbuiltProject(): string {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.tmp/unbuilt-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(ROOT, 'hosting'), join(root, 'hosting'), { recursive: true });
  cpSync(join(ROOT, 'site.config.ts'), join(root, 'site.config.ts'));
  // A link would lead the settings back to the project's own site.config.ts.
  for (const part of ['src/settings.ts', 'src/lib', 'src/content'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  return root;
}

test('Ctrl+C ends it also while an inbox waits to mail again', async () => {
  const root = unbuiltProject();
  const settings = readFileSync(join(root, 'site.config.ts'), 'utf8');
  const withInbox = settings.replace(/^ {2}url: '/m, "  inbox: { keepDays: 30 },\n  url: '");
  expect(withInbox).not.toBe(settings);
  writeFileSync(join(root, 'site.config.ts'), withInbox);
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), '');
  // In the place of the inbox stands what keeps a process alive, with no packages to install.
  for (const folder of ['src', 'node_modules'])
    mkdirSync(join(root, 'inbox', folder), { recursive: true });
  writeFileSync(
    join(root, 'inbox/src/local.ts'),
    'export function startLocalInbox() { setInterval(() => {}, 1_000); return () => {}; }\n',
  );
  const { code } = await serve({ PORT: '0', HOST: '127.0.0.1' }, { signal: 'SIGINT', root });
  expect(code).toBe(0);
});

test('without a build it says what to run', async () => {
  const root = unbuiltProject();
  const { code, lines } = await serve({ PORT: '0' }, { root });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('npm run build')]);
});

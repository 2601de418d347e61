import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../../../src/settings.ts';
import { ask } from '../../servers/request.ts';
import {
  DIST,
  freePort,
  ROOT,
  type RunningServer,
  startServer,
} from '../../support/runningServer.ts';
import { findNginx } from './nginx.ts';

const nginx = findNginx();
const host = 'company.example';

describe.skipIf(!nginx)('nginx with the files of deploy/nginx/https', () => {
  let folder: string;
  let server: RunningServer;
  let port: number;
  let securePort: number;

  /** Ports, folders and the certificate of this test; the rest is what a machine has. */
  async function adapt(file: string, ports: Record<string, number>) {
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text
        .replace(/^\s*listen \[::\].*\n/gm, '')
        .replace(/listen (\d+)/g, (_, port: string) => `listen 127.0.0.1:${ports[port]}`)
        .replace('/srv/site', `"${DIST}"`)
        .replace('/srv/acme', join(folder, 'acme'))
        .replaceAll('/tmp/nginx', join(folder, 'nginx'))
        .replaceAll('/etc/letsencrypt/live/site', folder),
    );
  }

  const askSecurely = (name: string, path: string) =>
    new Promise<{ status?: number; headers: Record<string, unknown> }>((resolve, reject) => {
      const options = { port: securePort, host: '127.0.0.1', servername: name, path };
      request(
        { ...options, headers: { host: name }, rejectUnauthorized: false },
        ({ statusCode, headers }) => resolve({ status: statusCode, headers }),
      )
        .on('error', reject)
        .end();
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-https-'));
    const from = (name: string) => cp(join(ROOT, name), folder, { recursive: true });
    await from('deploy/nginx/https');
    await from('dist-nginx');
    await cp(join(ROOT, 'deploy/nginx/nginx.conf'), join(folder, 'nginx.conf'));
    await mkdir(join(folder, 'acme/.well-known/acme-challenge'), { recursive: true });
    await writeFile(join(folder, 'acme/.well-known/acme-challenge/token'), 'proof');
    const paths = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
    const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${host}`];
    execFileSync('openssl', [...kind, ...paths], { stdio: 'ignore' });
    [port, securePort] = [await freePort(), await freePort()];
    const plainPort = await freePort();
    const ports = { 80: port, 443: securePort, 8080: plainPort };
    const files = (await readdir(folder)).filter((name) => name.endsWith('.conf'));
    for (const name of files) await adapt(join(folder, name), ports);
    const asRoot = process.getuid?.() === 0 ? ' user root;' : '';
    server = await startServer({
      name: 'nginx',
      command: [nginx ?? '', '-c', join(folder, 'nginx.conf'), '-g', `daemon off;${asRoot}`],
      port: plainPort,
    });
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true });
  });

  test('port 80 leads to HTTPS, and promises nothing itself', async () => {
    const answer = await ask({ port, path: '/about?a=b', headers: { host } });
    expect([answer.status, answer.headers.location]).toEqual([301, `https://${host}/about?a=b`]);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  test('port 80 shows the proof for the certificate, so that it is renewed while nginx runs', async () => {
    const path = '/.well-known/acme-challenge/token';
    const answer = await ask({ port, path, headers: { host } });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'proof']);
  });

  test('pages come over HTTPS, with the promise of the settings', async () => {
    const answer = await askSecurely(host, '/about');
    expect(answer.status).toBe(200);
    expect(answer.headers['strict-transport-security']).toContain(
      `max-age=${settings.hsts.seconds}`,
    );
  });

  test('www leads to the address without it', async () => {
    const answer = await askSecurely(`www.${host}`, '/about?a=b');
    expect([answer.status, answer.headers.location]).toEqual([301, `https://${host}/about?a=b`]);
  });
});

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ROOT, type RunningServer, startServer } from '../../support/runningServer.ts';

/** The engine Cloudflare runs, on this machine, with the configuration that is deployed. */
export async function startWorkerd(root = ROOT): Promise<RunningServer> {
  const port = await freePort();
  const state = await mkdtemp(join(tmpdir(), 'site-workerd-'));
  return startServer({
    name: 'workerd',
    command: [
      process.execPath,
      join(ROOT, 'deploy/cloudflare/node_modules/wrangler/bin/wrangler.js'),
      'dev',
      ...['--config', join(root, 'deploy/cloudflare/wrangler.jsonc'), '--local'],
      ...['--ip', '127.0.0.1'],
      ...['--port', String(port), '--inspector-port', '0', '--persist-to', state],
      '--show-interactive-dev-session=false',
    ],
    port,
    env: {
      // Nothing is sent or fetched: the test runs without a network.
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_LOG_PATH: join(state, 'logs'),
      WRANGLER_REGISTRY_PATH: join(state, 'registry'),
      CI: '1',
    },
  });
}

// `npm run example`: makes the outputs of every layer again, or of those that are named, and all specimens.
//   npm run example -- rtl fpga      these layers
//   npm run example -- --broken      gives every broken version to the checks, and prints which were caught
import { spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { type Layer, layers, type Made, madeBy } from './layers.ts';
import { ROOM, readJson, writeJson } from './shared/files.ts';
import { writeSpecimens } from './specimens.ts';

// A virtual environment's Python has no packages of Debian's; scripts of this room run with the same Node as this one.
const env = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
};
const run = (command: string, args: readonly string[], cwd = ROOM) =>
  spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status === 0;

/** `python3 numpy`: a package of Python's. */
function isInstalled(tool: string): boolean {
  const [command = '', module] = tool.split(' ');
  const args = module
    ? ['-c', `/usr/bin/python3 -c "import ${module}"`]
    : ['-c', `command -v ${command}`];
  return spawnSync('bash', args, { env, stdio: 'ignore' }).status === 0;
}

const names = process.argv.slice(2).filter((name) => name !== '--broken');
const onlyBroken = process.argv.includes('--broken');
const unknown = names.filter((name) => !layers.some(({ id }) => id === name));
if (unknown.length > 0) {
  console.error(
    `no layer ${unknown.join(', ')}; there are ${layers.map(({ id }) => id).join(' ')}`,
  );
  process.exit(1);
}
const chosen = layers.filter(({ id }) => names.length === 0 || names.includes(id));

const packages = chosen.flatMap(({ tools }) =>
  Object.entries(tools)
    .filter(([tool]) => !isInstalled(tool))
    .map(([tool, name]) => ({ tool, name })),
);
if (packages.length > 0) {
  const unique = (list: readonly string[]) => [...new Set(list)].join(' ');
  console.error(`Missing: ${unique(packages.map(({ tool }) => tool))}. On Debian 12:`);
  console.error(
    `  apt-get install --no-install-recommends ${unique(packages.map(({ name }) => name))}`,
  );
  process.exit(1);
}

function runLayer(layer: Layer): boolean {
  const started = Date.now();
  console.log(`\n== ${layer.id}`);
  if (onlyBroken) {
    const [command, ...args] = layer.broken ?? [];
    return !command || run(command, args);
  }
  if (!run('bash', [join(layer.id, 'run.sh')])) return false;
  const all = readJson<Record<string, Made>>('outputs.json');
  writeJson('outputs.json', { ...all, [layer.id]: madeBy(layer) });
  console.log(`== ${layer.id}: ${Math.round((Date.now() - started) / 1000)} s`);
  return true;
}

// One that fails stops the others: they read what it makes.
const failed = chosen.find((layer) => !runLayer(layer));
if (failed) console.error(`${failed.id} failed`);
else if (!onlyBroken) writeSpecimens();
process.exitCode = failed ? 1 : 0;

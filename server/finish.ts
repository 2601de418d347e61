/**
 * Runs after `astro build`: makes `dist/` ready for every way of serving it. Writes `_headers`,
 * `_redirects`, nginx's includes and the compressed files.
 */
import { join } from 'node:path';
import { missingBuild } from './distFiles.ts';
import { finishBuild } from './finishBuild.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

const nothing = missingBuild(dist);
if (nothing) {
  console.error(nothing);
  process.exitCode = 1;
} else {
  await finishBuild({ dist, nginx: join(root, 'dist-nginx') }).catch((error: Error) => {
    console.error(`The build cannot be served safely. ${error.message}`);
    process.exitCode = 1;
  });
}

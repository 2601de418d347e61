import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { exampleFiles } from '../../content/example/loadExample.ts';
import { EXAMPLE_FOLDER } from '../../content/example/specimenFiles.ts';

/** Sources and outputs of the worked example, under the paths that they have in the repository. */
export const getStaticPaths = (async () =>
  (await exampleFiles()).map((file) => ({ params: { file } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { file = '' } }) =>
  new Response(new Uint8Array(await readFile(join(process.cwd(), EXAMPLE_FOLDER, file))));

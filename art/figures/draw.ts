// Computes the drawings that are curves and writes them: `node art/figures/draw.ts`.
// Every file here that is named like a drawing exports it as `drawing`.
import { readdir, writeFile } from 'node:fs/promises';

const here = new URL('./', import.meta.url);
const figures = new URL('../../src/assets/figures/', import.meta.url);

const files = (await readdir(here)).filter((file) => /-\d\.ts$/.test(file));
for (const file of files) {
  const { drawing }: { drawing: string } = await import(new URL(file, here).href);
  await writeFile(new URL(file.replace('.ts', '.svg'), figures), drawing);
}
console.log(`${files.length} drawings computed`);

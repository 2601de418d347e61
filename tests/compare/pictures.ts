import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
  name: string;
  /** Changed pixels and the box around them, or why there is no picture. */
  what: string;
  /** Names of the files beside the report. */
  files: string[];
}

/** The picture on a ground that is as large as the larger of the two. */
function onGround(picture: PNG, width: number, height: number): PNG {
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

const RED = [255, 0, 0] as const;

/** Around the pixels that pixelmatch has drawn red; everything else is grey. */
function redBox({ data, width, height }: PNG): string {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (!RED.every((part, channel) => data[at + channel] === part)) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return `x ${left}–${right}, y ${top}–${bottom}`;
}

/** Every pixel counts: both pictures come from one browser on one machine. */
export function compare(name: string, old: Buffer, now: Buffer, folder: string): Difference | null {
  if (old.equals(now)) return null;
  const [before, after] = [PNG.sync.read(old), PNG.sync.read(now)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const diff = new PNG({ width, height });
  const sides = [before, after].map((side) => onGround(side, width, height).data);
  const options = {
    threshold: 0,
    includeAA: true,
    diffColor: [...RED] as [number, number, number],
  };
  const [a, b] = sides as [Buffer, Buffer];
  const count = pixelmatch(a, b, diff.data, width, height, options);
  if (count === 0 && before.height === after.height) return null;
  const taller = after.height - before.height;
  const size = taller === 0 ? '' : `, ${Math.abs(taller)} px ${taller > 0 ? 'taller' : 'shorter'}`;
  const pictures = { old, new: now, diff: PNG.sync.write(diff) };
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(pictures).map(([side, bytes]) => {
    const file = `${name.replaceAll(/[^\w-]+/g, '-')}.${side}.png`;
    writeFileSync(join(folder, file), bytes);
    return file;
  });
  return { name, what: `${count} px in ${redBox(diff)}${size}`, files };
}

export function writeReport(folder: string, title: string, differences: Difference[]): void {
  const figures = differences.map(({ name, what, files }) => {
    const pictures = files.map((file) => `<a href="${file}"><img src="${file}" alt="${file}"></a>`);
    return `<h2>${name}</h2><p>${what}</p><div>${pictures.join('')}</div>`;
  });
  const page = `<!doctype html><meta charset="utf-8"><title>${title}</title>
<style>
  body { font: 16px/1.4 system-ui; margin: 2rem; background: #ddd }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  img { width: 100%; background: white }
</style>
<h1>${title}</h1><p>Old, new, and the changed pixels in red.</p>
${figures.join('\n') || '<p>Nothing differs.</p>'}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
}

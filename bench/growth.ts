import { spawnSync } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { parse, stringify } from 'yaml';
import { ProjectCopy } from '../scripts/projectCopy.ts';
import { kilobytes, table } from './table.ts';

const SIZES = [7, 70, 700];
const SERVICES = 'content/en/services';
const MENU = 'content/en/menu.yaml';

interface Growth {
  services: number;
  pages: number;
  buildSeconds: number;
  finishSeconds: number;
  /** One page that has nothing to do with services, before and after compression, and its menu. */
  html: number;
  brotli: number;
  menuText: number;
}

/** The same site with more and more services: what each page and each build then costs. */
export async function measureGrowth(progress: (text: string) => void): Promise<string> {
  const rows: Growth[] = [];
  for (const size of SIZES) {
    progress(`Building a copy with ${size} services`);
    rows.push(await buildWith(size));
  }
  progress('');
  const perPage = (row: Growth) => (row.buildSeconds + row.finishSeconds) / row.pages;
  return table(
    [
      'services',
      'pages',
      'build s',
      'finish s',
      'ms/page',
      '/about KiB',
      'Brotli KiB',
      'header KiB',
      'rest KiB',
    ],
    rows.map((row) => [
      row.services,
      row.pages,
      row.buildSeconds.toFixed(1),
      row.finishSeconds.toFixed(1),
      (perPage(row) * 1000).toFixed(0),
      ...[row.html, row.brotli, row.menuText, row.html - row.menuText].map(kilobytes),
    ]),
  );
}

async function buildWith(size: number): Promise<Growth> {
  const copy = new ProjectCopy();
  try {
    await addServices(copy, size);
    const build = await timed(() => copy.build());
    if (!build.value.ok) throw new Error(build.value.output);
    const finish = await timed(async () => {
      const options = { cwd: copy.folder, encoding: 'utf8' } as const;
      return spawnSync(process.execPath, ['server/afterBuild.ts'], options);
    });
    if (finish.value.status !== 0) throw new Error(finish.value.stderr);
    const html = await copy.read('dist/about.html');
    const header = html.slice(html.indexOf('<header'), html.lastIndexOf('</header>'));
    const files = await readdir(copy.path('dist'), { recursive: true });
    return {
      services: size,
      pages: files.filter((file) => file.endsWith('.html')).length,
      buildSeconds: build.seconds,
      finishSeconds: finish.seconds,
      html: Buffer.byteLength(html),
      brotli: (await stat(copy.path('dist/about.html.br'))).size,
      menuText: Buffer.byteLength(header),
    };
  } finally {
    copy.remove();
  }
}

/** Copies of the services that are there, each with a title and an address of its own. */
async function addServices(copy: ProjectCopy, size: number): Promise<void> {
  const menu = parse(await copy.read(MENU)) as { groups: { services: string[] }[] };
  const originals = menu.groups.map(({ services }) => [...services]);
  const total = () => menu.groups.reduce((sum, { services }) => sum + services.length, 0);
  for (let round = 2; total() < size; round += 1) {
    for (const [index, slugs] of originals.entries()) {
      for (const slug of slugs) {
        if (total() >= size) break;
        const service = parse(await copy.read(`${SERVICES}/${slug}.yaml`)) as { title: string };
        const twin = { ...service, title: `${service.title} ${round}` };
        await copy.write(`${SERVICES}/${slug}-${round}.yaml`, stringify(twin));
        menu.groups[index]?.services.push(`${slug}-${round}`);
      }
    }
  }
  await copy.write(MENU, stringify(menu));
}

async function timed<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; seconds: number }> {
  const started = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - started) / 1000 };
}

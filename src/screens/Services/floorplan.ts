import type { ServiceGroup, ServiceLink } from '../../content/load.ts';

export interface Block extends ServiceLink {
  /** The service whose texture the block shows, if any. */
  textureOf: string | undefined;
  /** The row of its region that it stands in. */
  row: number;
  /** The first of an odd number takes both columns. */
  isWide: boolean;
}

export interface Region extends Omit<ServiceGroup, 'services'> {
  blocks: Block[];
  rows: number;
}

/** Two columns of about the same number of rows, the groups in their order. */
function inTwoColumns(regions: Region[]): Region[][] {
  if (regions.length < 2) return [regions];
  const rows = (part: Region[]) => part.reduce((sum, region) => sum + region.rows, 0);
  const cuts = regions.slice(1).map((_, index) => index + 1);
  const unevenness = (at: number) => Math.abs(rows(regions.slice(0, at)) - rows(regions.slice(at)));
  const best = cuts.reduce((left, right) => (unevenness(right) < unevenness(left) ? right : left));
  return [regions.slice(0, best), regions.slice(best)];
}

const rowsOf = (column: readonly Region[]) => column.reduce((sum, { rows }) => sum + rows, 0);

/** The pair in the last row that has one becomes two wide blocks, one above the other. */
function withOneRowMore(region: Region): Region | undefined {
  const pair = region.blocks.filter(({ isWide }) => !isWide).slice(-2);
  const [, second] = pair;
  if (!second) return undefined;
  const blocks = region.blocks.map((block) => ({
    ...block,
    isWide: block.isWide || pair.includes(block),
    row: block.row + (block === second || block.row > second.row ? 1 : 0),
  }));
  return { ...region, blocks, rows: region.rows + 1 };
}

/** A shorter column gets wider blocks until it is as high as the other: the plan has no hole. */
function filled(column: Region[], rows: number): Region[] {
  if (rowsOf(column) >= rows) return column;
  for (const [at, region] of [...column.entries()].reverse()) {
    const higher = withOneRowMore(region);
    if (higher) return filled(column.with(at, higher), rows);
  }
  return column;
}

/** The services as a floorplan: columns of regions of blocks, two blocks a row. */
export function floorplanOf(
  groups: readonly ServiceGroup[],
  textures: Readonly<Record<string, unknown>>,
): Region[][] {
  const regions = groups.map(({ services, ...group }) => {
    const odd = services.length % 2;
    const first = services[0]?.slug ?? '';
    const fallback = first in textures ? first : undefined;
    const blocks = services.map((service, index) => ({
      ...service,
      textureOf: service.slug in textures ? service.slug : fallback,
      row: Math.floor((index + odd) / 2),
      isWide: odd === 1 && index === 0,
    }));
    return { ...group, blocks, rows: Math.ceil(services.length / 2) };
  });
  const columns = inTwoColumns(regions);
  const rows = Math.max(...columns.map(rowsOf));
  const plan = columns.map((column) => filled(column, rows));
  // Too few blocks to fill the shorter column: one column has no hole.
  return plan.every((column) => rowsOf(column) === rows) ? plan : [regions];
}

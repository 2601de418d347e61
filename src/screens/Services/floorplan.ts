import type { ServiceGroup, ServiceLink } from '../../content/load.ts';

/** More would make the blocks of a group too small to read; a link leads to the rest. */
export const MOST_BLOCKS = 4;

export interface Block extends ServiceLink {
  /** The service whose texture it shows; undefined leaves the block plain. */
  textureOf: string | undefined;
  /** The row of its region that it stands in. */
  row: number;
  /** Of an odd number the first takes both columns. */
  isWide: boolean;
}

export interface Region extends Omit<ServiceGroup, 'services'> {
  blocks: Block[];
  rows: number;
  /** The number of all its services where not all are shown. */
  more: number | undefined;
}

/** Two columns of about the same number of rows, the groups in their order. */
function cut(regions: Region[]): Region[][] {
  if (regions.length < 2) return [regions];
  const rows = (part: Region[]) => part.reduce((sum, region) => sum + region.rows, 0);
  const cuts = regions.slice(1).map((_, index) => index + 1);
  const unevenness = (at: number) => Math.abs(rows(regions.slice(0, at)) - rows(regions.slice(at)));
  const best = cuts.reduce((left, right) => (unevenness(right) < unevenness(left) ? right : left));
  return [regions.slice(0, best), regions.slice(best)];
}

/** The services as a floorplan: columns of regions of blocks, two blocks a row. */
export function floorplanOf(
  groups: readonly ServiceGroup[],
  textures: Readonly<Record<string, unknown>>,
): Region[][] {
  const regions = groups.map(({ services, ...group }) => {
    const shown = services.slice(0, MOST_BLOCKS);
    const odd = shown.length % 2;
    const first = shown[0]?.slug ?? '';
    const fallback = first in textures ? first : undefined;
    const blocks = shown.map((service, at) => ({
      ...service,
      textureOf: service.slug in textures ? service.slug : fallback,
      row: Math.floor((at + odd) / 2),
      isWide: odd === 1 && at === 0,
    }));
    const more = services.length > MOST_BLOCKS ? services.length : undefined;
    return { ...group, blocks, rows: Math.ceil(shown.length / 2), more };
  });
  return cut(regions);
}

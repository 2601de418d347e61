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

/** The services as a floorplan: columns of regions of blocks, two blocks a row. */
export function floorplanOf(
  groups: readonly ServiceGroup[],
  textures: Readonly<Record<string, unknown>>,
): Region[][] {
  const regions = groups.map(({ services, ...group }) => {
    const odd = services.length % 2;
    const first = services[0]?.slug ?? '';
    const fallback = first in textures ? first : undefined;
    const blocks = services.map((service, at) => ({
      ...service,
      textureOf: service.slug in textures ? service.slug : fallback,
      row: Math.floor((at + odd) / 2),
      isWide: odd === 1 && at === 0,
    }));
    return { ...group, blocks, rows: Math.ceil(services.length / 2) };
  });
  return inTwoColumns(regions);
}

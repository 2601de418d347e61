import type { ServiceGroup, ServiceLink } from '../../content/load.ts';

/** More would make the blocks of a group too small to read; a link leads to the rest. */
export const MOST_BLOCKS = 4;

export interface Block extends ServiceLink {
  /** The name of its texture; undefined leaves the block plain. */
  texture: string | undefined;
  /** The first block with this texture draws it, later ones refer to it. */
  draws: boolean;
}

export interface Region extends Omit<ServiceGroup, 'services'> {
  blocks: Block[];
  /** The number of all its services where not all are shown. */
  more: number | undefined;
}

/** Rows a group needs: two blocks a row, an odd first one alone. */
const rowsOf = (blocks: number) => Math.ceil(Math.min(blocks, MOST_BLOCKS) / 2);

/** Two columns of about the same number of rows, the groups in their order. */
function cut(regions: Region[]): Region[][] {
  if (regions.length < 2) return [regions];
  const rows = (part: Region[]) =>
    part.reduce((sum, region) => sum + rowsOf(region.blocks.length), 0);
  const cuts = regions.slice(1).map((_, index) => index + 1);
  const unevenness = (at: number) => Math.abs(rows(regions.slice(0, at)) - rows(regions.slice(at)));
  const best = cuts.reduce((left, right) => (unevenness(right) < unevenness(left) ? right : left));
  return [regions.slice(0, best), regions.slice(best)];
}

/** The services as a floorplan: columns of regions of blocks. */
export function floorplanOf(
  groups: readonly ServiceGroup[],
  textures: Readonly<Record<string, string | undefined>>,
): Region[][] {
  const drawn = new Set<string>();
  const regions = groups.map(({ services, ...group }) => {
    const shown = services.slice(0, MOST_BLOCKS);
    const fallback = textures[shown[0]?.slug ?? ''];
    const blocks = shown.map((service) => {
      const texture = textures[service.slug] ?? fallback;
      const draws = texture !== undefined && !drawn.has(texture);
      if (texture !== undefined) drawn.add(texture);
      return { ...service, texture, draws };
    });
    return { ...group, blocks, more: services.length > MOST_BLOCKS ? services.length : undefined };
  });
  return cut(regions);
}

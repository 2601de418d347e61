import { useId } from 'react';
import type { ServiceGroup } from '../../content/load.ts';
import type { Texture } from '../../drawings/textures.ts';
import styles from './Floorplan.module.css';
import { FloorplanBlock } from './FloorplanBlock.tsx';
import { type Block, floorplanOf, type Region } from './floorplan.ts';
import { Wafer } from './Wafer.tsx';

interface FloorplanProps {
  groups: ServiceGroup[];
  /** By the slug of the service; a service may have none. */
  textures: Readonly<Record<string, Texture>>;
}

/** Every service in its group, as blocks of a die on its wafer. */
export function Floorplan({ groups, textures }: FloorplanProps) {
  const columns = floorplanOf(groups, textures);
  const blocks = columns.map((column) => column.flatMap((region) => region.blocks));
  const texturesOf = (some: readonly (Block | undefined)[]) =>
    some.flatMap((block) => textures[block?.textureOf ?? ''] ?? []);
  const last = columns.at(-1)?.map((region) => region.blocks.at(-1)) ?? [];
  const edges = { w: texturesOf(last.slice(0, 2)), e: texturesOf(blocks[0]?.slice(0, 2) ?? []) };
  return (
    <Wafer edges={edges}>
      <div className={styles.plan}>
        {columns.flatMap((column, side) =>
          column.map((region) => (
            <PlanRegion
              key={region.id}
              region={region}
              side={columns.length > 1 ? side : undefined}
              textures={textures}
            />
          )),
        )}
      </div>
    </Wafer>
  );
}

interface PlanRegionProps {
  region: Region;
  /** The column of the die that it stands in, if there are two. */
  side: number | undefined;
  textures: FloorplanProps['textures'];
}

/** A group. Its id is where /services#embedded leads. */
function PlanRegion({ region, side, textures }: PlanRegionProps) {
  const { id, label, line, film, rows, blocks } = region;
  const title = useId();
  return (
    <section
      className={styles.region}
      id={id}
      data-film={film}
      data-side={side ?? 'whole'}
      style={{ '--rows': rows }}
      aria-labelledby={title}
    >
      <div className={styles.head}>
        <h2 className={styles.label} id={title}>
          {label}
        </h2>
        <p className={styles.line}>{line}</p>
      </div>
      <ul className={styles.blocks}>
        {blocks.map((block) => (
          <FloorplanBlock
            key={block.slug}
            block={block}
            texture={textures[block.textureOf ?? '']}
          />
        ))}
      </ul>
    </section>
  );
}

import type { Texture } from '../../build/textures.ts';
import type { ServiceGroup } from '../../content/load.ts';
import { groupPath, type Paths } from '../../lib/paths.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './Floorplan.module.css';
import { FloorplanBlock } from './FloorplanBlock.tsx';
import { floorplanOf, type Region } from './floorplan.ts';
import { Wafer } from './Wafer.tsx';

export interface FloorplanProps {
  groups: ServiceGroup[];
  /** By the slug of the service; a service may have none. */
  textures: Readonly<Record<string, Texture>>;
  paths: Paths;
  /** Where not all services of a group are shown: {count}. */
  more: string;
  locale: string;
}

/**
 * The services as a die on its wafer. The list below it says the same in words, so the die is for the
 * eye and the pointer: screen readers and the Tab key meet every service once.
 */
export function Floorplan({ groups, textures, paths, more, locale }: FloorplanProps) {
  const region = (side: number) => (part: Region) => (
    <div
      key={part.id}
      className={styles.region}
      data-film={part.film}
      data-side={side}
      data-rows={part.rows}
    >
      <p className={styles.label}>{part.label}</p>
      <ul className={styles.blocks}>
        {part.blocks.map((block) => (
          <FloorplanBlock
            key={block.slug}
            block={block}
            texture={textures[block.textureOf ?? '']}
          />
        ))}
      </ul>
      {part.more && (
        <a className={styles.more} href={groupPath(paths, part.id)} tabIndex={-1}>
          {fillText(more, { count: part.more }, locale)}
        </a>
      )}
    </div>
  );
  return (
    <Wafer>
      <div className={styles.plan}>
        {floorplanOf(groups, textures).flatMap((column, side) => column.map(region(side)))}
      </div>
    </Wafer>
  );
}

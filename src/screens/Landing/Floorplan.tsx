import { useId } from 'react';
import type { Texture } from '../../build/textures.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ServiceGroup } from '../../content/load.ts';
import { groupPath, type Paths } from '../../lib/paths.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './Floorplan.later.module.css';
import { FloorplanBlock } from './FloorplanBlock.tsx';
import { floorplanOf, type Region } from './floorplan.ts';

export interface FloorplanProps {
  title: string;
  text: string;
  groups: ServiceGroup[];
  /** By the slug of the service; a service may have none. */
  textures: Record<string, Texture>;
  paths: Paths;
  /** Where not all services of a group are shown: {count}. */
  more: string;
}

export function Floorplan({ title, text, groups, textures, paths, more }: FloorplanProps) {
  const id = useId();
  const names = Object.fromEntries(
    Object.entries(textures).map(([slug, texture]) => [slug, texture.name]),
  );
  const byName = new Map(Object.values(textures).map((texture) => [texture.name, texture]));
  const region = ({ id: group, label, film, blocks, more: count }: Region) => (
    <section
      key={group}
      className={styles.region}
      data-film={film}
      aria-labelledby={`floor-${group}`}
    >
      <h3 className={styles.label} id={`floor-${group}`}>
        {label}
      </h3>
      <ul className={styles.blocks}>
        {blocks.map((block) => (
          <FloorplanBlock
            key={block.slug}
            block={block}
            texture={byName.get(block.texture ?? '')}
          />
        ))}
      </ul>
      {count && (
        <a className={styles.more} href={groupPath(paths, group)}>
          {fillText(more, { count })}
        </a>
      )}
    </section>
  );
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={title} text={text} />
      <div className={styles.floor}>
        {floorplanOf(groups, names).map((column) => (
          <div key={column[0]?.id} className={styles.column}>
            {column.map(region)}
          </div>
        ))}
      </div>
    </section>
  );
}

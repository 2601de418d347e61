import type { Texture } from '../../build/textures.ts';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import styles from './FloorplanBlock.module.css';
import type { Block } from './floorplan.ts';

export interface FloorplanBlockProps {
  block: Block;
  texture: Texture | undefined;
}

export function FloorplanBlock({ block, texture }: FloorplanBlockProps) {
  return (
    <li className={styles.block} data-row={block.row} data-wide={block.isWide || undefined}>
      <a className={styles.link} href={block.path} tabIndex={-1}>
        {texture && (
          <svg
            className={styles.texture}
            viewBox={texture.viewBox}
            preserveAspectRatio={texture.fit}
            aria-hidden="true"
          >
            <InlineSvg shapes={texture.shapes} />
          </svg>
        )}
        <span className={styles.name}>{block.title}</span>
        <span className={styles.line}>{block.line}</span>
      </a>
    </li>
  );
}

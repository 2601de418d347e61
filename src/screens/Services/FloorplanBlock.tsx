import { InlineSvg } from '../../components/InlineSvg.tsx';
import type { Texture } from '../../drawings/textures.ts';
import styles from './FloorplanBlock.module.css';
import type { Block } from './floorplan.ts';

interface FloorplanBlockProps {
  block: Block;
  texture: Texture | undefined;
}

export function FloorplanBlock({ block, texture }: FloorplanBlockProps) {
  return (
    <li
      className={styles.block}
      data-first={block.row === 0 || undefined}
      data-wide={block.isWide || undefined}
      style={{ '--row': block.row }}
    >
      <a className={styles.link} href={block.path}>
        {texture && (
          <svg
            className={`screen-only ${styles.texture}`}
            viewBox={texture.viewBox}
            preserveAspectRatio={texture.fit}
            aria-hidden="true"
          >
            <InlineSvg shapes={texture.shapes} />
          </svg>
        )}
        <span className={styles.head}>
          <span className={`title ${styles.name}`}>{block.title}</span>{' '}
          <span className={`note screen-only ${styles.level}`}>{block.levelName}</span>
        </span>
        <span className={styles.line}>{block.line}</span>
      </a>
    </li>
  );
}

import type { Texture } from '../../build/textures.ts';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import styles from './FloorplanBlock.later.module.css';
import type { Block } from './floorplan.ts';

export interface FloorplanBlockProps {
  block: Block;
  texture: Texture | undefined;
}

export function FloorplanBlock({ block, texture }: FloorplanBlockProps) {
  return (
    <li className={styles.block}>
      <a className={styles.link} href={block.path}>
        {texture && (
          <svg
            className={styles.texture}
            viewBox={texture.viewBox}
            preserveAspectRatio={texture.fit}
            aria-hidden="true"
            focusable="false"
          >
            {block.draws ? (
              <InlineSvg id={`texture-${texture.name}`} shapes={texture.shapes} />
            ) : (
              <use href={`#texture-${texture.name}`} />
            )}
          </svg>
        )}
        <span className={styles.text}>
          <span className={styles.name}>{block.title}</span>
          <span className={styles.line}>{block.line}</span>
        </span>
      </a>
    </li>
  );
}

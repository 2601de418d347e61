import type { Texture } from '../../build/textures.ts';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import styles from './Textures.module.css';

/** The shapes that the blocks of the floorplan refer to: at the end of the page, after its first view. */
export function Textures({ textures }: { textures: readonly Texture[] }) {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      {textures.map(({ name, shapes }) => (
        <InlineSvg key={name} id={`texture-${name}`} className={styles.texture} shapes={shapes} />
      ))}
    </svg>
  );
}

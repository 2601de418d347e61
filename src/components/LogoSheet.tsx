import type { Drawing } from '../build/logo.ts';
import { InlineSvg } from './InlineSvg.tsx';
import styles from './LogoSheet.module.css';

export interface LogoSheetProps {
  logo: Drawing;
}

/** The lockup's shapes, once a page; header, footer and splash refer to them. */
export function LogoSheet({ logo }: LogoSheetProps) {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      <defs>
        <g id="logo">
          <InlineSvg className={styles.ink} shapes={logo.ink} />
          <InlineSvg className={styles.die} shapes={logo.die} />
        </g>
      </defs>
    </svg>
  );
}

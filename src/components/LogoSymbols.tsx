import type { LogoShapes } from '../assets/logo.ts';
import { InlineSvg } from './InlineSvg.tsx';
import styles from './LogoSymbols.module.css';

interface LogoSymbolsProps {
  logo: LogoShapes;
}

/** The logo's shapes, once a page: header, footer and splash show them with `<use>`. */
export function LogoSymbols({ logo }: LogoSymbolsProps) {
  return (
    <svg className={styles.symbols} aria-hidden="true">
      <defs>
        <g id="logo">
          <InlineSvg className={styles.ink} shapes={logo.ink} />
          <InlineSvg className={styles.die} shapes={logo.die} />
        </g>
      </defs>
    </svg>
  );
}

import type { Construction } from '../../assets/constructionLines.ts';
import type { LogoShapes } from '../../assets/logo.ts';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import styles from './Mark.module.css';

interface MarkProps {
  mark: LogoShapes;
  construction: Construction;
}

/** Dies across the mark, in fields of 8 × 8. */
const DIES = 64;

/** The logo mark as a wafer on construction lines. SplashMark shows its parts with `<use>`. */
export function Mark({ mark, construction }: MarkProps) {
  const [x = 0, y = 0, width = 1, height = 1] = mark.viewBox.split(' ').map(Number);
  const die = width / DIES;
  const area = { x, y, width, height };
  return (
    <svg className={styles.drawing} viewBox={construction.viewBox} aria-hidden="true">
      <defs>
        <linearGradient id="film" x2="1" y2=".85">
          <stop stopColor="#3a3072" />
          <stop offset=".2" stopColor="#2f4c86" />
          <stop offset=".42" stopColor="#1f7a80" />
          <stop offset=".6" stopColor="#4c8463" />
          <stop offset=".78" stopColor="#a38645" />
          <stop offset="1" stopColor="#8a4b4e" />
        </linearGradient>
        <radialGradient id="light" cx=".3" cy=".12" r=".75">
          <stop stopColor="#fff" stopOpacity=".34" />
          <stop offset=".35" stopColor="#fff" stopOpacity=".06" />
          <stop offset="1" className={styles.shade} />
        </radialGradient>
        <pattern id="dies" width={die} height={die} viewBox="0 0 8 8" patternUnits="userSpaceOnUse">
          <path d="M0 0H8M0 0V8" stroke="#06070b" strokeWidth="2.2" />
          <path d="M3.2 4.2h3.4M3.2 6.2h2" stroke="#06070b" strokeOpacity=".4" />
        </pattern>
        <pattern
          id="reticle"
          width={die * 8}
          height={die * 8}
          viewBox="0 0 64 64"
          patternUnits="userSpaceOnUse"
        >
          <path d="M0 0H64M0 0V64" stroke="#06070b" strokeWidth="3" />
        </pattern>
        <InlineSvg id="ink" className={styles.ink} shapes={mark.ink} />
        <InlineSvg as="clipPath" id="silhouette" shapes={mark.ink} />
      </defs>
      <g id="construction" className={styles.construction}>
        <InlineSvg className={styles.centre} shapes={construction.centre} />
        <InlineSvg shapes={construction.lines} />
      </g>
      <g id="wafer">
        <g clipPath="url(#silhouette)">
          <rect {...area} fill="url(#film)" />
          <rect {...area} fill="url(#dies)" />
          <rect {...area} fill="url(#reticle)" />
          <rect {...area} fill="url(#light)" />
        </g>
        <use href="#ink" className={styles.edge} />
      </g>
      <InlineSvg id="die" className={styles.die} shapes={mark.die} />
    </svg>
  );
}

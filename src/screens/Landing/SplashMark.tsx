import type { Construction } from '../../assets/constructionLines.ts';
import type { LogoShapes } from '../../assets/logo.ts';
import { InlineSvg } from '../../components/InlineSvg.tsx';
import styles from './SplashMark.module.css';

interface SplashMarkProps {
  mark: LogoShapes;
  construction: Construction;
}

const FIELDS = 8; // per side; the animation has eight steps
const rows = Array.from({ length: FIELDS }, (_, row) => row);

/** Length of the flash and its afterglow, in fields. */
const GLOW = 8;

/**
 * The mark appears field by field, like a wafer that is exposed by a stepper: even rows run forwards, odd
 * rows backwards, one after the other.
 */
export function SplashMark({ mark, construction }: SplashMarkProps) {
  const [x = 0, y = 0, width = 1, height = 1] = mark.viewBox.split(' ').map(Number);
  const row = height / FIELDS;
  return (
    <svg className={styles.drawing} viewBox={construction.viewBox} aria-hidden="true">
      <defs>
        <clipPath id="exposed" className={`${styles.rows} ${styles.exposed}`}>
          {rows.map((at) => (
            // Slightly taller than its row, so that no seam shows between two rows.
            <rect key={at} x={x} y={y + at * row} width={width} height={row * 1.02} />
          ))}
        </clipPath>
        {construction.fields && (
          <InlineSvg as="clipPath" id="fields" shapes={construction.fields} />
        )}
        <linearGradient id="glow" className={styles.glow}>
          <stop stopOpacity="0" />
          <stop offset="1" stopOpacity=".5" />
        </linearGradient>
      </defs>
      <use className={styles.lines} href="#construction" />
      <use className={styles.latent} href="#ink" />
      <use href="#wafer" clipPath="url(#exposed)" />
      <g clipPath={construction.fields ? 'url(#fields)' : undefined}>
        <svg
          className={`${styles.rows} ${styles.flash}`}
          viewBox={`0 0 ${FIELDS} ${FIELDS}`}
          {...{ x, y, width, height }}
          aria-hidden
        >
          {rows.map((at) => (
            <rect key={at} x={-GLOW} y={at} width={GLOW} height="1" fill="url(#glow)" />
          ))}
        </svg>
      </g>
      <use className={styles.die} href="#die" />
    </svg>
  );
}

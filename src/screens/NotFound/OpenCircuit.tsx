import { named } from '../../lib/joiners.ts';
import styles from './OpenCircuit.module.css';

interface OpenCircuitProps {
  /** Words in the drawing. */
  label: string;
  home: { text: string; href: string };
}

/**
 * Drawing of the 404 page: an open switch on a wire across the page. It is a link home;
 * src/scripts/closeSwitch.ts closes the switch on the way.
 */
export function OpenCircuit({ label, home }: OpenCircuitProps) {
  return (
    <a className={styles.switch} href={home.href} data-switch="open">
      <span className="visually-hidden">{named(label, home.text)}</span>
      <svg className={styles.circuit} viewBox="600 0 240 200" aria-hidden="true">
        <path className={styles.wire} d="M-3000 120H616M824 120H4440" />
        <circle className={styles.wire} cx="622" cy="120" r="6" />
        <circle className={styles.wire} cx="818" cy="120" r="6" />
        <path className={styles.blade} d="M628 120H812" />
        <path
          className={styles.dimension}
          d="M622 140v36M818 140v36M622 168H818M617 173l10-10M813 173l10-10"
        />
        <text className={styles.text} x="720" y="192" textAnchor="middle">
          {label}
        </text>
      </svg>
    </a>
  );
}

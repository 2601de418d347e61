import styles from './OpenCircuit.module.css';

/** Drawing of the 404 page: an open switch on a wire across the page. */
export function OpenCircuit({ label }: { label: string }) {
  return (
    <svg className={styles.circuit} viewBox="600 0 240 200" aria-hidden="true">
      <path className={styles.wire} d="M-3000 120H616M824 120H4440" />
      <circle className={styles.wire} cx="622" cy="120" r="6" />
      <circle className={styles.wire} cx="818" cy="120" r="6" />
      <path className={styles.blade} d="M627 116 796 46" />
      <path
        className={styles.dimension}
        d="M622 140v36M818 140v36M622 168H818M617 173l10-10M813 173l10-10"
      />
      <text className={styles.text} x="720" y="192" textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}

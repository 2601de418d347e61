import styles from './BriefLine.deferred.module.css';

/** Says below the contact button what was just taken along: src/scripts/briefBoxes.ts. */
export function BriefLine({ text }: { text: string }) {
  return <p className={styles.line} id="brief-line" role="status" data-text={text} />;
}

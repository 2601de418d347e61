import styles from './UnbrokenHyphens.deferred.module.css';

const HYPHENATED = /(\S+-\S+)/;

/** Keeps words such as "end-to-end" on one line: in large type a break after a hyphen reads as two words. */
export function UnbrokenHyphens({ text }: { text: string }) {
  return text.split(HYPHENATED).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

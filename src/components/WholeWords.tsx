import styles from './WholeWords.later.module.css';

const HYPHENED = /(\S+-\S+)/;

/** Words such as "end-to-end" stay on one line: set large, a break after a hyphen reads as two words. */
export function WholeWords({ text }: { text: string }) {
  return text.split(HYPHENED).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <span key={at} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

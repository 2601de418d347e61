import styles from './SectionHeading.later.module.css';

export interface SectionHeadingProps {
  id: string;
  title: string;
  /** A short text at the end of the row. */
  text?: string;
}

/** A section opens with an ink hairline, its title at the start and a short text at the end. */
export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <header className="grid opening">
      <h2 className={`heading ${styles.title}`} id={id}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
    </header>
  );
}

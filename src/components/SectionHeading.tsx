import styles from './SectionHeading.deferred.module.css';

interface SectionHeadingProps {
  id: string;
  title: string;
  /** A short text at the end of the row. */
  text?: string;
}

export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <header className="grid opening">
      <h2 className={`heading ${styles.title}`} id={id}>
        {title}
      </h2>
      {text && <p className={`quiet ${styles.text}`}>{text}</p>}
    </header>
  );
}

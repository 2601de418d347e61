import { type ReactNode, useId } from 'react';
import styles from './DocumentSection.deferred.module.css';

interface DocumentSectionProps {
  title: string;
  children: ReactNode;
  /** Content below both columns, over the whole width. */
  wide?: ReactNode;
}

export function DocumentSection({ title, children, wide }: DocumentSectionProps) {
  const id = useId();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <div className={`grid ${styles.row}`}>
        <h2 className={`title ${styles.title}`} id={id}>
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
      </div>
      {wide}
    </section>
  );
}

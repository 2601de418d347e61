import { type ReactNode, useId } from 'react';
import styles from './DocumentSection.later.module.css';

export interface DocumentSectionProps {
  title: string;
  children: ReactNode;
  /** Stands below both columns, over the whole width. */
  wide?: ReactNode;
}

/** An ink hairline, the title at the start, and beside it what there is to read. */
export function DocumentSection({ title, children, wide }: DocumentSectionProps) {
  const id = useId();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <div className={`grid ${styles.row}`}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
      </div>
      {wide}
    </section>
  );
}

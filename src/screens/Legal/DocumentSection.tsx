import '../../styles/documentRow.deferred.css';
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
    <section className="wrap document-section" aria-labelledby={id}>
      <div className="grid document-row">
        <h2 className="title" id={id}>
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
      </div>
      {wide}
    </section>
  );
}

import type { ServiceContent } from '../../content/schemas/service.ts';
import styles from './Deliverables.deferred.module.css';

interface DeliverablesProps {
  items: ServiceContent['deliverables'];
  /** The drawing has a numbered part for each item. */
  inDrawing: boolean;
  className: string | undefined;
}

/** The list's numbers are those in the drawing. */
export function Deliverables({ items, inDrawing, className = '' }: DeliverablesProps) {
  return (
    <ol className={`${styles.list} ${className}`}>
      {items.map(({ title, text }, index) => (
        <li
          key={title}
          id={`deliverable-${index + 1}`}
          className={styles.item}
          data-part={index + 1}
        >
          <h3 className={`title ${styles.name}`}>
            {inDrawing ? <a href={`#part-${index + 1}`}>{title}</a> : title}
          </h3>
          <p className={`quiet ${styles.text}`}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

import type { ServiceContent } from '../../content/schemas/service.ts';
import styles from './Deliverables.later.module.css';

export interface DeliverablesProps {
  items: ServiceContent['handover'];
  /** Whether a drawing has a balloon for each of them. */
  inDrawing: boolean;
  /** Places the list; the composition decides how its items stand. */
  className: string | undefined;
}

/** The numbers in the rings are those of the balloons in the drawing. */
export function Deliverables({ items, inDrawing, className = '' }: DeliverablesProps) {
  return (
    <ol className={`${styles.list} ${className}`}>
      {items.map(({ title, text }, at) => (
        <li key={title} id={`deliverable-${at + 1}`} className={styles.item}>
          <h3 className={styles.name}>
            {inDrawing ? <a href={`#part-${at + 1}`}>{title}</a> : title}
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

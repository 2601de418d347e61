import type { ServiceContent } from '../../content/schemas/service.ts';
import styles from './Deliverables.later.module.css';

export interface DeliverablesProps {
  items: ServiceContent['handover'];
  /** Places the list; the composition decides how its items stand. */
  className: string | undefined;
}

/** The numbers in the rings are those of the balloons in the drawing. */
export function Deliverables({ items, className = '' }: DeliverablesProps) {
  return (
    <ol className={`${styles.list} ${className}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3 className={styles.name}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

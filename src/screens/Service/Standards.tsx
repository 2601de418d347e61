import type { ServiceContent } from '../../content/schemas/service.ts';
import type { ServicesContent } from '../../content/schemas/servicesPage.ts';
import styles from './Standards.later.module.css';

export interface StandardsProps {
  /** That they are named for orientation, and nothing is certified; or the section has said it. */
  opening?: ServicesContent['standards'];
  items: ServiceContent['standards'];
  /** Whether they have the whole width, not a few columns beside the list. */
  across: boolean;
  className: string | undefined;
}

export function Standards({ opening, items, across, className = '' }: StandardsProps) {
  return (
    <div className={`${styles.standards} ${className}`} data-across={across || undefined}>
      {opening && (
        <div>
          <h3 className="title">{opening.title}</h3>
          <p className={styles.note}>{opening.text}</p>
        </div>
      )}
      <dl className={styles.list}>
        {items.map((item) => (
          <div key={item.code} className={styles.item}>
            <dt className={`ltr ${styles.code}`}>{item.code}</dt>
            <dd className={styles.text}>{item.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

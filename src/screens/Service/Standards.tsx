import { TermList } from '../../components/TermList.tsx';
import type { ServiceContent } from '../../content/schemas/service.ts';
import type { ServicesPageContent } from '../../content/schemas/servicesPage.ts';
import { stripBreakMarks } from '../../lib/breaks.ts';
import styles from './Standards.deferred.module.css';

interface StandardsProps {
  /** Title and disclaimer, unless the section already has them. */
  opening?: ServicesPageContent['standards'];
  items: ServiceContent['standards'];
  /** The whole width instead of a few columns beside the list. */
  across: boolean;
  className: string | undefined;
}

export function Standards({ opening, items, across, className = '' }: StandardsProps) {
  return (
    <div className={`${styles.standards} ${className}`} data-across={across || undefined}>
      {opening && (
        <div>
          <h3 className="title">{opening.title}</h3>
          <p className={`quiet ${styles.note}`}>{opening.text}</p>
        </div>
      )}
      <TermList
        className={styles.list}
        items={items.map(({ code, text }) => ({ term: stripBreakMarks(code), text }))}
      />
    </div>
  );
}

import { Fold } from '../../components/Fold.tsx';
import { TermList } from '../../components/TermList.tsx';
import type { GlossaryContent } from '../../content/schemas/work.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './Glossary.deferred.module.css';

interface GlossaryProps extends GlossaryContent {
  /** For the digits. */
  locale: string;
}

export function Glossary({ show, items, locale }: GlossaryProps) {
  return (
    <section className={`wrap ${styles.glossary}`}>
      <Fold
        summary={
          <h2 className={styles.title}>{fillText(show, { count: items.length }, locale)}</h2>
        }
      >
        <TermList className={styles.list} items={items} />
      </Fold>
    </section>
  );
}

import { headingSize } from '../../lib/headingSize.ts';
import { opticalEdge } from '../../lib/opticalEdge.ts';
import styles from './DocumentHead.module.css';

interface DocumentHeadProps {
  /** A small line above the title. */
  label?: string | undefined;
  title: string;
  lead?: string;
}

/** The first view of a page that is read as a document. */
export function DocumentHead({ label, title, lead }: DocumentHeadProps) {
  return (
    <header className={`wrap grid ${styles.head}`}>
      {label && <p className="label">{label}</p>}
      <h1
        className={`display ${styles.title}`}
        style={{ ...headingSize(title), ...opticalEdge(title) }}
      >
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}

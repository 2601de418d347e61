import { headingSize } from '../../lib/headingSize.ts';
import styles from './DocumentHead.module.css';

interface DocumentHeadProps {
  label: string;
  title: string;
  lead?: string;
}

/** The first view of a legal page. */
export function DocumentHead({ label, title, lead }: DocumentHeadProps) {
  return (
    <header className={`wrap grid ${styles.head}`}>
      <p className="label">{label}</p>
      <h1 className={`display ${styles.title}`} style={headingSize(title)}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}

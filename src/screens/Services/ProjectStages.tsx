import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { StagesContent } from '../../content/schemas/work.ts';
import styles from './ProjectStages.deferred.module.css';

/** A band of open questions narrows from gate to gate. */
export function ProjectStages({ title, text, gate, items }: StagesContent) {
  const heading = useId();
  return (
    <section className="wrap section" aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} text={text} />
      <ol className={styles.stages} style={{ '--stages': items.length }}>
        {items.map((stage) => (
          <li key={stage.title} className={styles.stage}>
            <span className={styles.band} aria-hidden="true" />
            <h3 className={`title ${styles.name}`}>{stage.title}</h3>
            <p className={`quiet ${styles.what}`}>{stage.text}</p>
            <p className={styles.gate}>
              <span className="note">{gate}</span> {stage.gate}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

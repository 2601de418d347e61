import type { SpecimenLine } from '../../content/example/loadExample.ts';
import type { ServiceContent } from '../../content/schemas/service.ts';
import { SpecimenLink } from '../Example/SpecimenLink.tsx';
import styles from './Deliverables.deferred.module.css';

interface DeliverablesProps {
  items: ServiceContent['deliverables'];
  /** The drawing has a numbered part for each item. */
  inDrawing: boolean;
  /** Links to the specimens that the items name. */
  specimens: Readonly<Record<string, SpecimenLine>>;
  className: string | undefined;
}

/** The list's numbers are those in the drawing. */
export function Deliverables({ items, inDrawing, specimens, className = '' }: DeliverablesProps) {
  return (
    <ol className={`${styles.list} ${className}`}>
      {items.map(({ title, text, specimen = '' }, index) => (
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
          {specimens[specimen] && (
            <p className={`screen-only ${styles.specimen}`}>
              <SpecimenLink {...specimens[specimen]} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

import type { SpecimenLine } from '../../content/example/loadExample.ts';
import styles from './SameNumbers.deferred.module.css';
import { SpecimenLink } from './SpecimenLink.tsx';

export interface SameNumbersProps {
  /** The specimen that has the same calculation. */
  specimen: SpecimenLine;
  /** Sets the numbers of the specimen in the calculation above. */
  set: { href: string; text: string };
}

/** One line below a calculation: where it is used, and its numbers. */
export const SameNumbers = ({ specimen, set }: SameNumbersProps) => (
  <p className={`wrap screen-only ${styles.line}`}>
    <span>
      <SpecimenLink {...specimen} />
    </span>
    <a className="link" href={set.href}>
      {set.text}
    </a>
  </p>
);

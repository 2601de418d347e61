import styles from './DepthScale.later.module.css';

export interface DepthScaleProps {
  /** From the deepest to the highest. */
  levels: string[];
}

/** A picture of "from the transistor to the cloud"; the statement above says the same in words. */
export function DepthScale({ levels }: DepthScaleProps) {
  return (
    <ol className={styles.scale} aria-hidden="true">
      {levels.map((level) => (
        <li key={level} className="note">
          {level}
        </li>
      ))}
    </ol>
  );
}

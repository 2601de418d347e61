import styles from './BriefBox.deferred.module.css';
import { ButtonLink } from './Button.tsx';

interface BriefBoxProps {
  /** Names what is ticked: `point/people/contact`. */
  name: string;
  label: string;
  /** Before it in the message. */
  line: string;
  /** What becomes the line, where it is not the label. */
  text?: string;
  /** The service that becomes the topic of the contact form. */
  service?: string;
  className: string | undefined;
}

interface BriefNextProps {
  label: string;
  href: string;
  className?: string | undefined;
}

/** The way to the form, which the page shows once a box is ticked. */
export function BriefNext({ label, href, className }: BriefNextProps) {
  return (
    <p className={className}>
      <ButtonLink href={href} look="line" arrow>
        <span>
          {label}
          <brief-count />
        </span>
      </ButtonLink>
    </p>
  );
}

/** A box whose tick goes into the brief: src/scripts/briefBoxes.ts. */
export function BriefBox({ name, label, line, text, service, className }: BriefBoxProps) {
  return (
    <label className={`${styles.label} ${className ?? ''}`}>
      <input
        className={styles.box}
        type="checkbox"
        name={name}
        data-brief={line}
        data-text={text}
        data-service={service}
      />
      {label}
    </label>
  );
}

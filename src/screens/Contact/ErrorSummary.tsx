import styles from './ErrorSummary.later.module.css';

export interface SummaryItem {
  field: string;
  /** Id of the field's control. */
  id: string;
  /** What can be wrong with it, each by its name. */
  problems: Readonly<Record<string, string>>;
}

export interface ErrorSummaryProps {
  id: string;
  /** For one field left to fix, two, and so on. */
  titles: readonly string[];
  /** When every listed field is fixed. */
  fixed: string;
  items: readonly SummaryItem[];
}

/**
 * Everything that the list above the fields can say; the form's script shows what holds. A line that
 * was fixed is crossed out rather than removed, so that nothing moves while someone types.
 */
export function ErrorSummary({ id, titles, fixed, items }: ErrorSummaryProps) {
  return (
    <section
      className={styles.summary}
      aria-labelledby={id}
      tabIndex={-1}
      data-part="summary"
      hidden
    >
      <h3 className={styles.title} id={id}>
        {[fixed, ...titles].map((title, left) => (
          <span key={title} data-left={left} hidden={left > 0}>
            {title}
          </span>
        ))}
      </h3>
      <ul className={styles.list}>
        {items.flatMap(({ field, id: control, problems }) =>
          Object.entries(problems).map(([problem, text]) => (
            <li key={`${field} ${problem}`} data-of={field} data-is={problem} hidden>
              <a className="link" href={`#${control}`}>
                {text}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

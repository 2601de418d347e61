import type { ComponentProps } from 'react';
import type { Checks } from '../../content/checks.ts';
import type { CalculationContent, CalculationLabels } from '../../content/schemas/calculation.ts';
import { fillText } from '../../lib/placeholders.ts';
import '../../styles/math.css';
import styles from './CalculationNotes.deferred.module.css';

interface CalculationNotesProps {
  content: CalculationContent;
  labels: CalculationLabels;
  checks: Checks;
}

interface FormulaProps extends ComponentProps<'div'> {
  markup: string;
}

/** MathML of the content: symbols, checked by its schema. */
function Formula({ markup, ...props }: FormulaProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: MathML from a content file, which the schema checks
  return <div {...props} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Formula, reasons, assumptions and sources: folded on a screen, open on paper. A search of the page opens them. */
export function CalculationNotes({ content, labels, checks }: CalculationNotesProps) {
  return (
    <details className={styles.notes}>
      <summary>{labels.notes}</summary>
      <div className={styles.columns}>
        <div className={styles.formula}>
          <h3 className="note">{labels.formula}</h3>
          {/* A scrolling element needs to be focusable (WCAG 2.1.1), and a focusable one needs a name. */}
          <Formula
            className={styles.scroller}
            role="group"
            aria-label={labels.formula}
            tabIndex={0}
            markup={content.formula}
          />
          <dl className={styles.symbols}>
            {content.symbols.map(({ symbol, text }) => (
              <div key={symbol}>
                <dt>
                  <Formula markup={`<math>${symbol}</math>`} />
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.fine}>
          <h3 className="note">{labels.why}</h3>
          <p>{content.why}</p>
          <h3 className="note">{labels.assumed}</h3>
          <ul>
            {content.assumptions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <h3 className="note">{labels.sources}</h3>
          <ul>
            {content.sources.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <h3 className="note">{labels.checked}</h3>
          <p>{fillText(labels.checkedText, { count: String(checks.count) })}</p>
          {checks.published.length > 0 && <p>{labels.checkedPublished}</p>}
          <ul>
            {checks.published.map((text) => (
              <li key={text} lang="en">
                {text}
              </li>
            ))}
            <li>
              <a className="link" href={checks.path} download="">
                {labels.checkedFile}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </details>
  );
}

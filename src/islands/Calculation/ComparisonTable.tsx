import { memo } from 'react';
import { richHtml } from '../../calculations/richText.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './ComparisonTable.deferred.module.css';
import type { CalculationWords } from './calculationWords.ts';
import { Html } from './Html.tsx';
import type { Comparison } from './useComparison.ts';

interface ComparisonTableProps {
  comparison: Comparison;
  labels: CalculationWords['labels'];
}

const HEADING_ID = 'calculation-comparison';

/** A and B: what was set otherwise, what follows from it, and by how much. */
export const ComparisonTable = memo(function ComparisonTable({
  comparison: { rows, notes },
  labels,
}: ComparisonTableProps) {
  return (
    <div className={styles.comparison}>
      <TranslatableText as="h3" className={styles.heading} id={HEADING_ID}>
        {labels.comparison}
      </TranslatableText>
      <table aria-labelledby={HEADING_ID}>
        <thead>
          <tr>
            <td />
            <TranslatableText as="th" scope="col" translate="no">
              A
            </TranslatableText>
            <TranslatableText as="th" scope="col" translate="no">
              B
            </TranslatableText>
            <TranslatableText as="th" scope="col">
              {labels.difference}
            </TranslatableText>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, a, b, difference, isResult }) => (
            <tr key={key} data-result={isResult || undefined}>
              <TranslatableText as="th" scope="row">
                {name}
              </TranslatableText>
              <Html as="td" html={richHtml(a)} />
              <Html as="td" html={richHtml(b)} />
              <Html as="td" html={richHtml(difference)} />
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <Html as="p" key={note} className="note" html={richHtml(note)} />
      ))}
    </div>
  );
});

import { useMemo, useState } from 'react';
import type { Calculation } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import { richHtml } from '../../calculations/richText.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import calculationStyles from './Calculation.deferred.module.css';
import type { CalculationWords } from './calculationWords.ts';
import { Html } from './Html.tsx';
import styles from './Sensitivity.deferred.module.css';
import { type SensitivityRow, sensitivityTexts } from './sensitivityTexts.ts';
import { useSensitivity } from './useSensitivity.ts';

interface SensitivityProps {
  calculation: Calculation;
  setting: Setting;
  words: CalculationWords;
  worker: (() => Worker) | undefined;
}

/** What moves the result most: folded, and computed once somebody looks. */
export function Sensitivity({ calculation, setting, words, worker }: SensitivityProps) {
  const [isShown, setShown] = useState(false);
  const found = useSensitivity(calculation, setting, isShown, worker);
  const texts = useMemo(
    () => found && sensitivityTexts(calculation, found.setting, found.ranking, words),
    [calculation, found, words],
  );
  const { labels } = words;
  return (
    <details
      className={`${styles.sensitivity} ${calculationStyles.live}`}
      data-stale={(found && found.setting !== setting) || undefined}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <TranslatableText as="summary">{labels.moves}</TranslatableText>
      {texts && (
        <div className={styles.found}>
          <Html as="p" html={richHtml(texts.sentence)} />
          {texts.rows.length > 0 && (
            <table>
              <thead>
                <tr>
                  <td />
                  <td aria-hidden="true" className={styles.bars} />
                  <TranslatableText as="th" scope="col">
                    {labels.lower}
                  </TranslatableText>
                  <TranslatableText as="th" scope="col">
                    {labels.higher}
                  </TranslatableText>
                </tr>
              </thead>
              <tbody>
                {texts.rows.map((row) => (
                  <Row key={row.name} {...row} />
                ))}
              </tbody>
            </table>
          )}
          <Html as="p" className="note" html={richHtml(texts.hardly)} />
        </div>
      )}
    </details>
  );
}

const Row = ({ name, low, high, lowBar, highBar }: SensitivityRow) => (
  <tr>
    <TranslatableText as="th" scope="row">
      {name}
    </TranslatableText>
    <td aria-hidden="true" className={styles.bars}>
      <div className="ltr">
        <Bar length={lowBar} look={styles.low} />
        <Bar length={highBar} look={styles.high} />
      </div>
    </td>
    <Html as="td" html={richHtml(low)} />
    <Html as="td" html={richHtml(high)} />
  </tr>
);

/** From the line in the middle: to the left where the result becomes less. */
function Bar({ length, look }: { length: number; look: string | undefined }) {
  const inside = Math.min(1, Math.max(-1, length));
  return (
    <span
      className={look}
      style={{ left: `${50 + 50 * Math.min(0, inside)}%`, width: `${50 * Math.abs(inside)}%` }}
    />
  );
}

import type { Dispatch } from 'react';
import { richHtml } from '../../calculations/richText.ts';
import { Button } from '../../components/Button.tsx';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import calculationStyles from './Calculation.deferred.module.css';
import type { CalculationEvent } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { Html } from './Html.tsx';
import styles from './KeepButtons.deferred.module.css';

interface KeepButtonsProps {
  labels: CalculationWords['labels'];
  hasA: boolean;
  /** A and B in a few words, once both are computed. */
  summaries: readonly [a: string, b: string] | undefined;
  dispatch: Dispatch<CalculationEvent>;
}

/** Keeps what is set as A, with which everything that is set afterwards, B, is compared. */
export function KeepButtons({ labels, hasA, summaries, dispatch }: KeepButtonsProps) {
  return (
    <div className={`${styles.keep} ${calculationStyles.live}`}>
      <Button look="line" onClick={() => dispatch({ type: hasA ? 'dropped' : 'kept' })}>
        <TranslatableText>{hasA ? labels.drop : labels.keep}</TranslatableText>
      </Button>
      {hasA && (
        <button type="button" className={styles.swap} onClick={() => dispatch({ type: 'swapped' })}>
          <TranslatableText className="link">{labels.swap}</TranslatableText>
        </button>
      )}
      {hasA ? (
        <dl className={styles.summaries}>
          {summaries?.map((summary, at) => (
            <div key={at === 0 ? 'A' : 'B'}>
              <TranslatableText as="dt" translate="no">
                {at === 0 ? 'A' : 'B'}
              </TranslatableText>
              <Html as="dd" html={richHtml(summary)} />
            </div>
          ))}
        </dl>
      ) : (
        <TranslatableText as="p">{labels.keepHint}</TranslatableText>
      )}
    </div>
  );
}

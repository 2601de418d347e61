import { memo } from 'react';
import type { Input } from '../../calculations/first/calculation.ts';
import { numberText } from '../../calculations/numberText.ts';
import { richHtml } from '../../calculations/richText.ts';
import { ruleTicks, shareOfRule } from '../../calculations/scaleSteps.ts';
import { Html } from './Html.tsx';
import styles from './InputRule.deferred.module.css';

/** Nearer to an end than this share, a number stands inside the rule. */
const END = 0.03;

interface RuleScaleProps {
  input: Input;
  locale: string;
}

/** Ticks at their true places, and the numbers of the long ones. They never change while the rule is moved. */
export const RuleScale = memo(function RuleScale({ input, locale }: RuleScaleProps) {
  return (
    <>
      {ruleTicks(input).map(({ share, isNamed }) => (
        <i
          key={share}
          className={isNamed ? styles.tickLong : styles.tick}
          style={{ insetInlineStart: `${share * 100}%` }}
          aria-hidden="true"
        />
      ))}
      {input.ticks?.map((tick) => {
        const share = shareOfRule(input, tick);
        const place = share < END ? styles.atStart : share > 1 - END ? styles.atEnd : '';
        return (
          <Html
            as="span"
            key={tick}
            className={`${styles.tickText} ${place}`}
            style={{ insetInlineStart: `${share * 100}%` }}
            aria-hidden="true"
            html={richHtml(numberText(tick, locale))}
          />
        );
      })}
    </>
  );
});

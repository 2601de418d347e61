import type { KeyboardEvent } from 'react';
import type { Input } from '../../lib/calculations/calculation.ts';
import { numberText } from '../../lib/calculations/numberText.ts';
import { plainText, richHtml } from '../../lib/calculations/richText.ts';
import {
  ruleTicks,
  shareOfRule,
  stepCount,
  stepOfValue,
  valueAfter,
  valueOfStep,
} from '../../lib/calculations/scaleSteps.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './Calculation.deferred.module.css';
import { Html } from './Html.tsx';

/** Page keys move ten steps. */
const PAGE_STEPS = 10;
/** Nearer to an end than this share, a number stands inside the rule. */
const END = 0.03;

interface InputRuleProps {
  input: Input;
  name: string;
  /** What screen readers say after the number: 'picoseconds'. */
  spokenUnit: string;
  value: number;
  /** What the field shows. */
  text: string;
  locale: string;
  onMove: (value: number) => void;
  onType: (text: string) => void;
  onLeave: () => void;
}

const KEYS: Readonly<Record<string, number>> = {
  PageUp: PAGE_STEPS,
  PageDown: -PAGE_STEPS,
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/** An input that is moved: its number, which takes exact values, and a rule with a native range on it. */
export function InputRule({
  input,
  name,
  spokenUnit,
  value,
  text,
  locale,
  onMove,
  onType,
  onLeave,
}: InputRuleProps) {
  const id = `calculation-${input.name}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = KEYS[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onMove(valueAfter(input, value, steps));
  };
  return (
    <div className={styles.control}>
      <TranslatableText as="label" className={styles.name} htmlFor={id}>
        {name}
      </TranslatableText>
      <span className={styles.field}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          size={6}
          value={text}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
        />
        <TranslatableText className={`note ${styles.unit}`}>{input.unit}</TranslatableText>
      </span>
      <div className={styles.rule}>
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
        <input
          type="range"
          aria-label={name}
          min={0}
          max={stepCount(input)}
          step={1}
          value={stepOfValue(input, value)}
          aria-valuetext={`${plainText(numberText(value, locale))} ${spokenUnit}`.trim()}
          onChange={({ target }) => onMove(valueOfStep(input, Number(target.value)))}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  );
}

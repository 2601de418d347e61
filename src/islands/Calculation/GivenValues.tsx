import { memo } from 'react';
import type { Calculation } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import { richHtml } from '../../calculations/richText.ts';
import { columnsText } from '../../calculations/statement.ts';
import { marksFor } from '../../lib/joiners.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CalculationWords } from './calculationWords.ts';
import styles from './GivenValues.deferred.module.css';
import { Html } from './Html.tsx';
import { choiceText, tableTexts } from './valueTexts.ts';

interface GivenValuesProps {
  calculation: Calculation;
  setting: Setting;
  words: CalculationWords;
  /**
   * The held values in a line; `null` leaves the line of the server. Without it they are listed, too: on paper, where no
   * rule shows a value.
   */
  heldLine?: string | null;
}

/** The values that a drawing was made with. `memo`, because a move leaves the list of the usual values as it is. */
export const GivenValues = memo(function GivenValues({
  calculation,
  setting,
  words,
  heldLine,
}: GivenValuesProps) {
  const isPrinted = heldLine === undefined;
  const { tables } = calculation;
  const inputs = calculation.inputs.filter(({ role }) => isPrinted || role === 'moved');
  const { content, labels } = words;
  const instead = calculation.shownInstead(setting);
  const textOf = (input: (typeof inputs)[number]) => {
    const shown = instead[input.name];
    if (shown === null) return '–';
    return choiceText(input, shown ?? setting.values[input.name] ?? input.default, words);
  };
  return (
    <dl className={`${styles.given} ${isPrinted ? styles.printed : styles.plain}`}>
      {inputs.map((input) => (
        <div key={input.name}>
          <TranslatableText as="dt">{content.inputs[input.name] ?? ''}</TranslatableText>
          <Html as="dd" html={richHtml(textOf(input))} />
        </div>
      ))}
      {heldLine !== undefined && (
        <div className={styles.held}>
          <TranslatableText as="dt">{labels.held}</TranslatableText>
          <Html as="dd" html={heldLine === null ? null : richHtml(heldLine)} />
        </div>
      )}
      {isPrinted &&
        tables.map((table) => {
          const rows = tableTexts(table, setting, words);
          return (
            <div key={table.name}>
              <TranslatableText as="dt">
                {columnsText(table, content.tables[table.name])}
              </TranslatableText>
              <TranslatableText as="dd">
                {rows.length > 0 ? rows.join(marksFor(content.name).semicolon) : '–'}
              </TranslatableText>
            </div>
          );
        })}
    </dl>
  );
});

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
  /** Only on paper: on the screen the rules show the values. */
  isPrinted?: boolean;
}

/** All values that a drawing was made with. `memo`, because a move leaves the list of the usual values as it is. */
export const GivenValues = memo(function GivenValues({
  calculation,
  setting,
  words,
  isPrinted = false,
}: GivenValuesProps) {
  const { inputs, tables, resultTable } = calculation;
  const { content } = words;
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
      {tables
        .filter(({ name }) => isPrinted || name !== resultTable?.table)
        .map((table) => {
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

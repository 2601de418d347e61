import { memo } from 'react';
import type { Definition, Setting } from '../../calculations/first/definition.ts';
import { givenText, taskText } from '../../calculations/first/statement.ts';
import { richHtml } from '../../calculations/richText.ts';
import { marksFor } from '../../lib/joiners.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CalculationWords } from './calculationWords.ts';
import styles from './GivenValues.deferred.module.css';
import { Html } from './Html.tsx';
import { taskPartNames } from './taskFields.ts';

interface GivenValuesProps {
  definition: Definition;
  setting: Setting;
  words: CalculationWords;
  /** Only on paper: on the screen the rules show the values. */
  isPrinted?: boolean;
}

/** All values that a drawing was made with. `memo`, because a move leaves the list of the usual values as it is. */
export const GivenValues = memo(function GivenValues({
  definition,
  setting,
  words: { content, labels, locale },
  isPrinted = false,
}: GivenValuesProps) {
  return (
    <dl className={`${styles.given} ${isPrinted ? styles.printed : styles.plain}`}>
      {definition.inputs.map((input) => (
        <div key={input.name}>
          <TranslatableText as="dt">{content.inputs[input.name] ?? ''}</TranslatableText>
          <Html
            as="dd"
            html={richHtml(
              givenText(input, setting.values[input.name] ?? input.default, { ...labels, locale }),
            )}
          />
        </div>
      ))}
      {setting.tasks && (
        <div>
          <TranslatableText as="dt">{taskPartNames(labels)}</TranslatableText>
          <TranslatableText as="dd">
            {setting.tasks
              .map((task) => taskText(task, locale))
              .join(marksFor(labels.execution).semicolon)}
          </TranslatableText>
        </div>
      )}
    </dl>
  );
});

import { memo, useDeferredValue } from 'react';
import type { Definition, Setting } from '../../lib/calculations/definitions/definition.ts';
import { richHtml } from '../../lib/calculations/richText.ts';
import { givenText } from '../../lib/calculations/statement.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CalculationWords } from './calculationWords.ts';
import styles from './GivenValues.deferred.module.css';
import { Html } from './Html.tsx';

interface GivenValuesProps {
  definition: Definition;
  setting: Setting;
  words: CalculationWords;
}

/** All values that the drawing was made with: on the page until the rules live, and in print. */
export function GivenValues({ setting, ...props }: GivenValuesProps) {
  // Nobody sees them on the screen while a rule is moved, so a redraw need not wait for them.
  return <GivenList {...props} setting={useDeferredValue(setting)} />;
}

const GivenList = memo(function GivenList({
  definition,
  setting,
  words: { content, labels, locale },
}: GivenValuesProps) {
  return (
    <dl className={styles.given}>
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
          <TranslatableText as="dt">{`${labels.execution} / ${labels.period} / ${labels.deadline}, µs`}</TranslatableText>
          <TranslatableText as="dd">
            {setting.tasks.map((task) => task.join(' / ')).join('; ')}
          </TranslatableText>
        </div>
      )}
    </dl>
  );
});

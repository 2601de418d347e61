import type { Definition, Setting } from '../../lib/calculations/definitions/definition.ts';
import { richHtml } from '../../lib/calculations/richText.ts';
import { givenText } from '../../lib/calculations/statement.ts';
import { Text } from '../shared/Text.tsx';
import styles from './Calculation.deferred.module.css';
import type { CalculationWords } from './calculationWords.ts';
import { Html } from './Html.tsx';

interface GivenValuesProps {
  definition: Definition;
  setting: Setting;
  words: CalculationWords;
}

/** All values that the drawing was made with: on the page until the rules live, and in print. */
export function GivenValues({
  definition,
  setting,
  words: { content, labels, locale },
}: GivenValuesProps) {
  return (
    <dl className={styles.given}>
      {definition.inputs.map((input) => (
        <div key={input.name}>
          <Text as="dt">{content.inputs[input.name] ?? ''}</Text>
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
          <Text as="dt">{`${labels.execution} / ${labels.period} / ${labels.deadline}, µs`}</Text>
          <Text as="dd">{setting.tasks.map((task) => task.join(' / ')).join('; ')}</Text>
        </div>
      )}
    </dl>
  );
}

import {
  type Definition,
  defaultSetting,
  withPreset,
} from '../../calculations/first/definition.ts';
import { speak, taskNames } from '../../calculations/first/statement.ts';
import { richHtml } from '../../calculations/richText.ts';
import type { CalculationContent, CalculationLabels } from '../../content/schemas/calculation.ts';
import styles from './PresetTable.deferred.module.css';

interface PresetTableProps {
  definition: Definition;
  content: CalculationContent;
  labels: CalculationLabels;
  locale: string;
}

/** The same calculation with the values of the other presets: on the page until they can be pressed. */
export function PresetTable({ definition, content, labels, locale }: PresetTableProps) {
  const shared = { ...labels, locale };
  const rows = definition.presets.slice(1).map((preset) => {
    const setting = withPreset(defaultSetting(definition), preset);
    const words = content.presets[preset.key];
    const tasks = taskNames(setting, words?.tasks, shared);
    const { summary } = speak(
      definition,
      setting,
      definition.compute(setting),
      content,
      shared,
      tasks,
    );
    return {
      name: words?.name ?? preset.key,
      source: words?.source ?? '',
      summary: richHtml(summary),
    };
  });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{labels.presets}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{labels.valuesOf}</th>
          <th scope="col">{labels.result}</th>
          <th scope="col">{labels.from}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, source, summary }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: richHtml escapes every text */}
            <td dangerouslySetInnerHTML={{ __html: summary }} />
            <td>{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

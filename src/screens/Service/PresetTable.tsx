import {
  type Calculation,
  type Computed,
  defaultSetting,
  withPreset,
} from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import { richHtml } from '../../calculations/richText.ts';
import { speak } from '../../calculations/statement.ts';
import type { CalculationContent, CalculationLabels } from '../../content/schemas/calculation.ts';
import styles from './PresetTable.deferred.module.css';

interface PresetTableProps {
  calculation: Calculation;
  content: CalculationContent;
  labels: CalculationLabels;
  locale: string;
}

interface Result {
  key: string;
  setting: Setting;
  computed: Computed;
}

/** The numbers are the same in each language that the build writes; the exchange of a filter takes a while. */
const results = new Map<string, readonly Result[]>();

function resultsOf(calculation: Calculation): readonly Result[] {
  const found =
    results.get(calculation.name) ??
    calculation.presets.slice(1).map((preset) => {
      const setting = withPreset(defaultSetting(calculation), preset);
      return { key: preset.key, setting, computed: calculation.compute(setting) };
    });
  results.set(calculation.name, found);
  return found;
}

/** The same calculation with the values of the other presets: on the page until they can be pressed. */
export function PresetTable({ calculation, content, labels, locale }: PresetTableProps) {
  const shared = { ...labels, locale };
  const rows = resultsOf(calculation).map(({ key, setting, computed }) => {
    const words = content.presets[key];
    const { summary } = speak(calculation, setting, computed, content, shared);
    return {
      name: words?.name ?? key,
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

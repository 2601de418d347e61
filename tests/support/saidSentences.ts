import {
  type Calculation,
  type Computed,
  type Filling,
  PLAIN,
  type Said,
} from '../../src/calculations/definition.ts';
import type { Setting } from '../../src/calculations/input.ts';
import { namesIn } from '../../src/calculations/numberText.ts';
import { tellingsFor } from '../../src/calculations/statement.ts';
import { tell, toldNumber } from '../../src/calculations/told.ts';
import { readContent } from './content.ts';

/** What a result says in English: each sentence with its numbers, as they are computed and as they are told. */

export interface SaidSentence {
  readonly key: string;
  /** Named in its text, by their names. */
  readonly exact: Readonly<Record<string, number>>;
  /** Rounded, as a reader would type them; "over" and "under" something are left out. */
  readonly told: Readonly<Record<string, number>>;
  /** Names in its text that nothing fills: a reader would see a dash. */
  readonly empty: readonly string[];
}

interface Words {
  readonly sentences: Readonly<Record<string, string>>;
  readonly warnings: Readonly<Record<string, string>>;
  readonly held: string;
}

/** What a division of prefixes adds to a number that is typed with a few digits. */
const TYPED_DIGITS = 12;

export function sentenceReader(calculation: Calculation) {
  const words = readContent<Words>(`calculations/${calculation.service}.yaml`);
  const texts: Words['sentences'] = { ...words.sentences, held: words.held };

  return (setting: Setting, computed: Computed): SaidSentence[] => {
    const { answer, facts, summary, numbers = {} } = calculation.say(setting, computed);
    const { resultTable } = calculation;
    const read = (text: string, key: string, own: Filling): SaidSentence => {
      const filling: Filling = { ...numbers, ...own };
      const all = { ...setting.values, ...computed.values, ...filling };
      const tellings = tellingsFor(calculation, setting, computed, filling);
      const exact: Record<string, number> = {};
      const told: Record<string, number> = {};
      const empty: string[] = [];
      for (const name of namesIn(text)) {
        const value = all[name];
        if (value === null || value === undefined) empty.push(name);
        if (typeof value !== 'number') continue;
        const telling = tellings[name] ?? PLAIN;
        exact[name] = value;
        if (!tell(value, telling).beyond)
          told[name] = Number(toldNumber(value, telling).toPrecision(TYPED_DIGITS));
      }
      return { key, exact, told, empty };
    };
    const sentence = (said: Said) =>
      typeof said === 'string'
        ? read(texts[said] ?? '', said, {})
        : read(texts[said[0]] ?? '', said[0], said[1]);
    const parts = Object.values(numbers).flatMap((each) =>
      Array.isArray(each) ? each.filter((part) => typeof part === 'string') : [],
    );
    const rows = (resultTable && setting.tables[resultTable.table]) ?? [];
    const cells = rows.flatMap((_, row) =>
      (resultTable?.say(setting, computed, row) ?? []).flatMap((cell) =>
        typeof cell === 'string' || Array.isArray(cell) ? [cell as Said] : [],
      ),
    );
    return [
      ...[...answer, ...facts.flat(), ...summary, ...parts, ...cells, 'held'].map(sentence),
      ...computed.warnings
        .filter((key) => calculation.explained.includes(key))
        .map((key) => read(words.warnings[key] ?? '', key, {})),
    ];
  };
}

// What an alarm is worth: the counted results in the calculation on the website, for one record and for the rule.
import { calculate } from '../shared/calculate.ts';
import { readJson, writeJson } from '../shared/files.ts';

interface Counts {
  readonly tp: number;
  readonly fn: number;
  readonly fp: number;
  readonly tn: number;
}
const { record, rule } = readJson<{ record: { counts: Counts }; rule: { counts: Counts } }>(
  'model/out/evaluation.json',
);

const SENSORS = 10_000;
const RECORDS_A_DAY = 144;
/** The rule looks at twelve records: two hours. */
const DECISIONS_A_DAY = 12;

const worth = (says: string, counts: Counts, n: number) =>
  calculate(says, 'alarm', {
    prevalence: 0.001,
    // The page sets rates or counts; here it is counts, and the rates are its defaults.
    tpr_pc: 84,
    fpr_pc: 2.3,
    counts: 1,
    ...counts,
    r: 100,
    n,
    h_pc: 5,
  });

writeJson('model/out/calculations.json', [
  worth('one record above the limit', record.counts, SENSORS * RECORDS_A_DAY),
  worth('the rule over twelve records', rule.counts, SENSORS * DECISIONS_A_DAY),
]);

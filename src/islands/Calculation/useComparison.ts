import { useMemo } from 'react';
import { isTooLongWithA } from '../../calculations/address.ts';
import type { Curve } from '../../calculations/curve.ts';
import type { Calculation } from '../../calculations/definition.ts';
import { rowNames } from '../../calculations/statement.ts';
import { withKept, withKeptBars } from '../../calculations/withKept.ts';
import { fillText } from '../../lib/placeholders.ts';
import type { CalculationWords } from './calculationWords.ts';
import { type ComparedRow, comparedRows, lacksResult, type Reached } from './comparedRows.ts';
import { spokenResult } from './spokenResult.ts';
import type { Result } from './useResult.ts';

/** What stands beside the result of B once A is kept. */
export interface Comparison {
  readonly rows: readonly ComparedRow[];
  /** A and B in a few words. */
  readonly summaries: readonly [a: string, b: string];
  /** Said after the result: how far it is from that of A. */
  readonly against: string;
  /** Why A has no line, or a row no value. */
  readonly notes: readonly string[];
  /** The drawing of both. */
  readonly curve: Curve | null;
}

function curveOfBoth(
  calculation: Calculation,
  a: Reached,
  b: Reached,
  curve: Curve | null,
  words: CalculationWords,
): Curve | null {
  const ofA = calculation.draw(a.setting, a.computed);
  if (curve?.kind === 'plot' && ofA.kind === 'plot') return withKept(curve, ofA);
  if (curve?.kind !== 'timeline' || ofA.kind !== 'timeline') return null;
  const [names, namesOfA] = [b, a].map(({ setting }) =>
    rowNames(calculation, setting, words.content),
  );
  return withKeptBars(curve, ofA, names ?? [], namesOfA ?? []);
}

const hasNoLine = (curve: Curve | null) => curve?.kind === 'plot' && curve.kept?.length === 0;

export function compare(
  calculation: Calculation,
  a: Reached,
  b: Reached,
  curve: Curve | null,
  words: CalculationWords,
): Comparison {
  const { labels } = words;
  const rows = comparedRows(calculation, a, b, words);
  const said = [a, b].map((each) => spokenResult(calculation, each.setting, each.computed, words));
  const both = curveOfBoth(calculation, a, b, curve, words);
  const difference = rows.find(({ isResult }) => isResult)?.difference ?? '';
  const isUntold = lacksResult(calculation, a) || hasNoLine(both);
  return {
    rows,
    summaries: [said[0]?.summary ?? '', said[1]?.summary ?? ''],
    against: fillText(labels.against, { difference }),
    notes: [
      ...(isUntold ? [fillText(labels.ofA, { text: said[0]?.answer ?? '' })] : []),
      ...(isTooLongWithA(calculation, b.setting, a.setting) ? [labels.withoutA] : []),
    ],
    curve: both ?? curve,
  };
}

/** `null` without A, and until both results are there. */
export function useComparison(
  calculation: Calculation,
  kept: Reached | null,
  { setting, computed }: Result,
  curve: Curve | null,
  words: CalculationWords,
): Comparison | null {
  return useMemo(
    () => kept && computed && compare(calculation, kept, { setting, computed }, curve, words),
    [calculation, kept, setting, computed, curve, words],
  );
}

import type { Calculation, Computed } from '../../calculations/definition.ts';
import type { Setting } from '../../calculations/input.ts';
import { rowNames, type SpokenResult, speak } from '../../calculations/statement.ts';
import type { PlotWords } from '../../plots/plotProps.ts';
import type { CalculationWords } from './calculationWords.ts';

/** A result in words, of the setting that it was computed with. */
export const spokenResult = (
  calculation: Calculation,
  setting: Setting,
  computed: Computed,
  { content, labels, locale }: CalculationWords,
): SpokenResult => speak(calculation, setting, computed, content, { ...labels, locale });

/** The words of the drawing. */
export const plotWordsOf = (
  calculation: Calculation,
  setting: Setting,
  { content, labels, locale }: CalculationWords,
): PlotWords => ({
  ...labels,
  locale,
  labels: content.labels,
  tasks: rowNames(calculation, setting, content),
  told: calculation.told,
});

import type { CalculationContent, CalculationLabels } from '../../content/schemas/calculation.ts';

/** The words that the island itself shows; formula, reasons and sources are static HTML. */
export interface CalculationWords {
  content: Pick<
    CalculationContent,
    | 'name'
    | 'question'
    | 'inputs'
    | 'choices'
    | 'spoken'
    | 'tables'
    | 'held'
    | 'presets'
    | 'sentences'
    | 'values'
    | 'warnings'
    | 'notices'
    | 'labels'
    | 'reads'
    | 'ask'
  >;
  labels: CalculationLabels;
  locale: string;
}

import { coefficientFiles } from '../../calculations/filter/coefficientFile.ts';
import { filter } from '../../calculations/filter/definition.ts';
import { fillText } from '../../lib/placeholders.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

/** Constant, so that no render starts another. */
const startWorker = () =>
  new Worker(new URL('./filterWorker.ts', import.meta.url), { type: 'module' });

export function FilterCalculation(props: CalculationProps) {
  const { coefficients } = props.words.labels;
  const files = coefficientFiles.map(({ extension, make }) => ({
    label: fillText(coefficients, { format: `.${extension}` }),
    make,
  }));
  return <Calculation calculation={filter} worker={startWorker} files={files} {...props} />;
}

import { synchroniser } from '../../calculations/synchroniser/definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const SynchroniserCalculation = (props: CalculationProps) => (
  <Calculation calculation={synchroniser} {...props} />
);

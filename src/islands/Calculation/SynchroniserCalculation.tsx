import { definition } from '../../lib/calculations/definitions/rtl-design.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const SynchroniserCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

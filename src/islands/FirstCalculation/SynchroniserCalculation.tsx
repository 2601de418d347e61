import { definition } from '../../calculations/first/rtl-design.definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const SynchroniserCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

import { definition } from '../../calculations/first/machine-learning.definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const AlarmCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

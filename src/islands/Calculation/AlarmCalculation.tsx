import { definition } from '../../lib/calculations/definitions/machine-learning.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const AlarmCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

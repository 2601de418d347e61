import { definition } from '../../calculations/first/custom-software.definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const QueueCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

import { definition } from '../../lib/calculations/definitions/custom-software.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const QueueCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

import { queue } from '../../calculations/queue/definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const QueueCalculation = (props: CalculationProps) => (
  <Calculation calculation={queue} {...props} />
);

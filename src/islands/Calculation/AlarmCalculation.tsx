import { alarm } from '../../calculations/alarm/definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const AlarmCalculation = (props: CalculationProps) => (
  <Calculation calculation={alarm} {...props} />
);

import { definition } from '../../calculations/first/firmware-development.definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const ScheduleCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

import { definition } from '../../lib/calculations/definitions/firmware-development.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const ScheduleCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

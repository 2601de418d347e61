import { definition } from '../../lib/calculations/definitions/microcontroller-design.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const BatteryCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

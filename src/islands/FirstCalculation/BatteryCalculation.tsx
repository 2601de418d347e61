import { definition } from '../../calculations/first/microcontroller-design.definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const BatteryCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

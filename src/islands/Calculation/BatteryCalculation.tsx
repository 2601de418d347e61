import { battery } from '../../calculations/battery/definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const BatteryCalculation = (props: CalculationProps) => (
  <Calculation calculation={battery} {...props} />
);

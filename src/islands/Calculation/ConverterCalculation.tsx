import { definition } from '../../lib/calculations/definitions/analog-and-mixed-signal.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const ConverterCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

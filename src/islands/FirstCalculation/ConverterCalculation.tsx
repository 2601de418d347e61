import { definition } from '../../calculations/first/analog-and-mixed-signal.definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const ConverterCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

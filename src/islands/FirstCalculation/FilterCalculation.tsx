import { definition } from '../../calculations/first/fpga-design.definition.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const FilterCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

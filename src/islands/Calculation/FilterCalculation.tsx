import { definition } from '../../lib/calculations/definitions/fpga-design.ts';
import { Calculation, type CalculationProps } from './Calculation.tsx';

export const FilterCalculation = (props: CalculationProps) => (
  <Calculation definition={definition} {...props} />
);

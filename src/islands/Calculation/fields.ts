import type { Input } from '../../lib/calculations/calculation.ts';
import { fieldText } from '../../lib/calculations/numberText.ts';
import type { CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';

/** What the field of an input shows: what is being typed, or the value. */
export function fieldOf(
  input: Input,
  { setting, typed }: CalculationState,
  { content, locale }: CalculationWords,
) {
  const value = setting.values[input.name] ?? input.default;
  const text = typed?.name === input.name ? typed.text : fieldText(value, locale);
  return { input, name: content.inputs[input.name] ?? '', value, text };
}

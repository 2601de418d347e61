import type { Input } from '../../lib/calculations/calculation.ts';
import { fieldText } from '../../lib/calculations/numberText.ts';
import type { CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';

/** What the field of an input is made of. */
export function fieldOf(
  input: Input,
  { setting, typed }: CalculationState,
  { content, locale }: CalculationWords,
) {
  const value = setting.values[input.name] ?? input.default;
  const typedText = typed?.name === input.name ? typed.text : undefined;
  return { input, name: content.inputs[input.name] ?? '', value, typedText, locale };
}

/** What a field shows: what is being typed, or the value. */
export const shownText = (typedText: string | undefined, value: number, locale: string) =>
  typedText ?? fieldText(value, locale);

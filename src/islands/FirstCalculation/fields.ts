import type { Input } from '../../calculations/first/calculation.ts';
import { fieldText } from '../../calculations/numberText.ts';
import { stripBreakMarks } from '../../lib/breaks.ts';
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

/** A longer number is more likely written as a power of ten. */
const LONGEST_PLAIN = 10_000;

/** Whether nothing but digits and a decimal sign is typed into the field of an input: no minus, no power, no unit. */
export const isPlainNumber = ({ unit, whole, min, max }: Input) =>
  (whole || unit === '') && min >= 1 / LONGEST_PLAIN && max <= LONGEST_PLAIN;

/** The name of a field for those who hear or say it, where the one on the page has marks for line breaks. */
export function spokenName(name: string): string | undefined {
  const plain = stripBreakMarks(name);
  return plain === name ? undefined : plain;
}

/** What a field shows: what is being typed, or the value. */
export const shownText = (typedText: string | undefined, value: number, locale: string) =>
  typedText ?? fieldText(value, locale);

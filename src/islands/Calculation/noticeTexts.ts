import type { Notice } from '../../lib/calculations/address.ts';
import type { Definition } from '../../lib/calculations/definitions/definition.ts';
import { numberText, withUnit } from '../../lib/calculations/numberText.ts';
import { fillText } from '../../lib/placeholders.ts';
import type { CalculationWords } from './calculationWords.ts';

/** A line for everything of the address, or of what was typed, that could not be taken as it is. */
export function noticeTexts(
  notices: readonly Notice[],
  { content, labels, locale }: CalculationWords,
  { inputs }: Definition,
): string[] {
  return notices.map((notice) => {
    if (notice.kind === 'oldVersion') return labels.oldVersion;
    const { name, asked } = notice;
    const values = { name: content.inputs[name] ?? labels.task, asked };
    if (notice.kind === 'unreadable') return fillText(labels.unreadable, values);
    const unit = inputs.find((input) => input.name === name)?.unit ?? '';
    return fillText(labels.clamped, {
      ...values,
      used: withUnit(numberText(notice.used, locale, 5), unit, locale),
    });
  });
}

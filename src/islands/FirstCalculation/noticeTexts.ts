import type { Notice } from '../../calculations/first/address.ts';
import { TASK_LIMITS } from '../../calculations/first/calculation.ts';
import {
  type Definition,
  presetOfTasks,
  type Setting,
} from '../../calculations/first/definition.ts';
import { numberText, unitText, withUnit } from '../../calculations/numberText.ts';
import { fillText } from '../../lib/placeholders.ts';
import type { CalculationWords } from './calculationWords.ts';
import { taskFieldLabel, taskFieldOf, taskName } from './taskFields.ts';

/** Signs of what was asked for that a notice repeats: more would let a link put a sentence on the page. */
const MOST_REPEATED = 20;

function shortened(asked: string): string {
  const signs = [...asked];
  return signs.length > MOST_REPEATED ? `${signs.slice(0, MOST_REPEATED).join('')}…` : asked;
}

/** A line for everything of the address, or of what was typed, that could not be taken as it is. */
export function noticeTexts(
  notices: readonly Notice[],
  words: CalculationWords,
  definition: Definition,
  setting: Setting,
): string[] {
  const { content, labels, locale } = words;
  const { inputs } = definition;
  const preset = presetOfTasks(definition, setting)?.key;
  return notices.map((notice) => {
    if (notice.kind === 'oldVersion') return labels.oldVersion;
    if (notice.kind === 'tooManyTasks')
      return fillText(labels.tooManyTasks, {
        asked: notice.asked,
        most: String(TASK_LIMITS.most),
      });
    const field = taskFieldOf(setting.tasks, notice.name);
    const name = field
      ? taskFieldLabel(taskName(field.task, preset, words), field.part, labels)
      : (content.inputs[notice.name] ?? labels.task);
    const values = { name, asked: shortened(notice.asked) };
    if (notice.kind === 'unreadable') return fillText(labels.unreadable, values);
    const unit = (field ?? inputs.find((input) => input.name === notice.name))?.unit ?? '';
    return fillText(labels.clamped, {
      ...values,
      used: withUnit(numberText(notice.used, locale, 5), unitText(unit, labels.units), locale),
    });
  });
}

import { stripBreakMarks } from './breaks.ts';
import type { MailLabels } from './mail.ts';
import { type FieldName, SIGNATURE } from './messageFields.ts';

/** The words of the form that its mail repeats: the labels of its fields, and two more. */
type FormWords = Record<FieldName, string> & { after: { to: string; from: string } };

/**
 * Labels of the lines in the form's mail: the visitor's words and, in brackets, the company's. Without
 * `source` both speak one language, and the signature needs no labels.
 */
export function mailLabelsOf(words: FormWords, source?: FormWords): MailLabels {
  const both = (wordOf: (words: FormWords) => string) => {
    const [visitors, companys] = [wordOf(words), wordOf(source ?? words)];
    return stripBreakMarks(visitors === companys ? visitors : `${visitors} (${companys})`);
  };
  return {
    to: both(({ after }) => after.to),
    topic: both(({ topic }) => topic),
    from: both(({ after }) => after.from),
    ...(source && {
      signature: Object.fromEntries(
        SIGNATURE.map((field) => [field, both((words) => words[field])]),
      ),
    }),
  };
}

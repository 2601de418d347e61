import type { ContactContent } from '../../content/schema.ts';
import { fillText } from '../../lib/placeholders.ts';
import type { FieldName, Problem, Problems } from './contactForm.ts';

/** The copy of the form itself; the section around it has the rest. */
export type FormText = Omit<ContactContent['form'], 'title' | 'intro' | 'required'>;

/** What stands at a field. */
export function problemText(
  text: FormText,
  field: FieldName,
  problem: Problem | undefined,
): string | undefined {
  if (!problem) return undefined;
  return field === 'email' ? text.errors.email[problem] : text.errors[field];
}

/** What stands in the summary, and is told to screen readers. */
export function problemLine(text: FormText, field: FieldName, problems: Problems): string {
  const problem = problemText(text, field, problems[field]);
  return problem ? fillText(text.errors.item, { field: text[field], problem }) : '';
}

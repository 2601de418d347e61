import type { Message } from '../../lib/mail.ts';

export type FieldName = keyof Message;

export const FIELDS: readonly FieldName[] = ['name', 'email', 'topic', 'message'];

export type Problem = 'missing' | 'noAt' | 'noDomain' | 'noDot' | 'wrong';

export type Problems = Partial<Record<FieldName, Problem>>;

/** Characters that show nothing on their own: blanks, zero-width and filler characters, accents without a letter. */
const INVISIBLE = /[\s\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Dots stand between letters, never first, last or twice in a row. */
const LOCAL_PART = /^[^\s,;:<>()[\]"\\.]+(\.[^\s,;:<>()[\]"\\.]+)*$/;
/** A part of a host name begins and ends with a letter or a digit. */
const HOST_LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Looser than the browser's own check about letters (addresses may be written in any script) and
 * stricter about the domain: without a dot nobody outside the visitor's network could answer.
 */
function emailProblem(address: string): Problem | undefined {
  const [local = '', domain, ...more] = address.split('@');
  if (domain === undefined) return 'noAt';
  if (domain === '' && more.length === 0 && local) return 'noDomain';
  const labels = domain.split('.');
  const isWellFormed = LOCAL_PART.test(local) && labels.every((label) => HOST_LABEL.test(label));
  if (!isWellFormed || more.length > 0) return 'wrong';
  return labels.length === 1 ? 'noDot' : undefined;
}

export function problemOf(field: FieldName, text: string): Problem | undefined {
  if (text.replace(INVISIBLE, '') === '') return 'missing';
  return field === 'email' ? emailProblem(text.trim()) : undefined;
}

export function problemsOf(message: Message): Problems {
  const found = FIELDS.map((field) => [field, problemOf(field, message[field])] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem));
}

export const hasProblems = (problems: Problems) => Object.keys(problems).length > 0;

import type { Message } from '../../lib/mail.ts';

export type FieldName = keyof Message;

export const FIELDS: readonly FieldName[] = ['name', 'email', 'topic', 'message'];

export type Problem = 'missing' | 'noAt' | 'noDomain' | 'noDot' | 'wrong';

export type Problems = Partial<Record<FieldName, Problem>>;

/** Writing, or the panel after sending: the mail program has the message, or only its subject. */
export type Stage = 'writing' | 'opened' | 'tooLong';

export type FocusTarget = 'summary' | 'panel' | 'message' | 'cleared';

export interface FormState {
  stage: Stage;
  /** Fields a visitor has typed in: nobody is told off for passing by a field. */
  changed: readonly FieldName[];
  /** Shown at the fields. */
  problems: Problems;
  /** The list above the fields, as it was at the last attempt to send: it never moves the fields while someone types. */
  summary: Problems;
  /** What was sent last. */
  sent: Message | null;
  /** Why the form is empty again. */
  cleared: 'sent' | 'draft' | null;
  /** The field whose problem appeared when the visitor left it: told to screen readers. */
  announced: FieldName | null;
  /** Where the focus goes next; a new object each time it is to move. */
  focus: { on: FocusTarget } | null;
}

export type FormEvent =
  | { type: 'left'; field: FieldName; text: string }
  | { type: 'typed'; field: FieldName; text: string }
  | { type: 'refused'; problems: Problems }
  | { type: 'sent'; message: Message; stage: 'opened' | 'tooLong' }
  | { type: 'returned' }
  | { type: 'cleared' };

export const initialState: FormState = {
  stage: 'writing',
  changed: [],
  problems: {},
  summary: {},
  sent: null,
  cleared: null,
  announced: null,
  focus: null,
};

/** What shows nothing on its own: blanks, zero-width and filler characters, accents without a letter. */
const UNSEEN = /[\s\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Dots stand between letters, never first, last or twice in a row. */
const LOCAL = /^[^\s,;:<>()[\]"\\.]+(\.[^\s,;:<>()[\]"\\.]+)*$/;
/** A part of a host name begins and ends with a letter or a digit. */
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * Looser than the browser's own check about letters (addresses may be written in any script) and
 * stricter about the domain: without a dot nobody outside the visitor's network could answer.
 */
function emailProblem(address: string): Problem | undefined {
  const [local = '', domain, ...more] = address.split('@');
  if (domain === undefined) return 'noAt';
  if (domain === '' && more.length === 0 && local) return 'noDomain';
  const labels = domain.split('.');
  if (!LOCAL.test(local) || !labels.every((label) => LABEL.test(label)) || more.length > 0) {
    return 'wrong';
  }
  return labels.length === 1 ? 'noDot' : undefined;
}

export function problemOf(field: FieldName, text: string): Problem | undefined {
  if (text.replace(UNSEEN, '') === '') return 'missing';
  return field === 'email' ? emailProblem(text.trim()) : undefined;
}

export function problemsOf(message: Message): Problems {
  const found = FIELDS.map((field) => [field, problemOf(field, message[field])] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem));
}

export const isEmpty = (problems: Problems) => Object.keys(problems).length === 0;

function checked(state: FormState, field: FieldName, text: string): FormState {
  const { [field]: _before, ...others } = state.problems;
  const problem = problemOf(field, text);
  return { ...state, problems: problem ? { ...others, [field]: problem } : others };
}

export function next(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'left': {
      const isUntouched = event.text === '' && !state.changed.includes(event.field);
      if (isUntouched && !state.problems[event.field]) return state;
      const after = checked(state, event.field, event.text);
      const isNew = after.problems[event.field] !== state.problems[event.field];
      const announced = isNew && after.problems[event.field] ? event.field : state.announced;
      return { ...after, announced };
    }
    case 'typed':
      // Nobody is corrected while typing for the first time; a shown problem goes as it is fixed.
      return {
        ...(state.problems[event.field] ? checked(state, event.field, event.text) : state),
        changed: [...new Set([...state.changed, event.field])],
      };
    case 'refused':
      return {
        ...state,
        problems: event.problems,
        summary: event.problems,
        cleared: null,
        announced: null,
        focus: { on: 'summary' },
      };
    case 'sent':
      return {
        ...initialState,
        changed: state.changed,
        stage: event.stage,
        sent: event.message,
        focus: { on: 'panel' },
      };
    case 'returned':
      return { ...state, stage: 'writing', focus: { on: 'message' } };
    case 'cleared':
      return {
        ...initialState,
        cleared: state.stage === 'writing' ? 'draft' : 'sent',
        focus: { on: 'cleared' },
      };
  }
}

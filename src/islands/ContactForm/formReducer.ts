import type { Message } from '../../lib/mail.ts';
import { type FieldName, type Problems, problemOf } from './problems.ts';

/** Writing, or the panel after sending: the mail program got the whole message, or only its subject. */
export type Stage = 'writing' | 'opened' | 'tooLong';

export type FocusTarget = 'summary' | 'panel' | 'message' | 'cleared';

export interface FormState {
  stage: Stage;
  /** Fields that the visitor has typed in: passing by an empty field is no mistake. */
  changed: readonly FieldName[];
  /** Shown at the fields. */
  problems: Problems;
  /** The list above the fields, as of the last attempt to send: it must not move the fields while someone types. */
  summary: Problems;
  /** What was sent last. */
  sent: Message | null;
  /** Why the form is empty again, and what Undo puts back. */
  cleared: { reason: 'sent' | 'draft'; message: Message } | null;
  /** The field whose problem appeared when the visitor left it: announced to screen readers. */
  announced: FieldName | null;
  /** Where the focus moves next; a new object for each move. */
  focus: { on: FocusTarget } | null;
}

export type FormAction =
  | { type: 'input'; field: FieldName; text: string }
  | { type: 'blur'; field: FieldName; text: string }
  | { type: 'rejected'; problems: Problems }
  | { type: 'sent'; message: Message; stage: 'opened' | 'tooLong' }
  | { type: 'returned' }
  | { type: 'cleared'; message: Message }
  | { type: 'undone' };

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

function withProblemOf(state: FormState, field: FieldName, text: string): FormState {
  const { [field]: _before, ...others } = state.problems;
  const problem = problemOf(field, text);
  return { ...state, problems: problem ? { ...others, [field]: problem } : others };
}

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'input':
      // Nobody is corrected while typing for the first time; a shown problem goes as it is fixed.
      return {
        ...(state.problems[action.field] ? withProblemOf(state, action.field, action.text) : state),
        changed: [...new Set([...state.changed, action.field])],
      };
    case 'blur': {
      const isUntouched = action.text === '' && !state.changed.includes(action.field);
      if (isUntouched && !state.problems[action.field]) return state;
      const after = withProblemOf(state, action.field, action.text);
      const problem = after.problems[action.field];
      const isNew = problem && problem !== state.problems[action.field];
      return { ...after, announced: isNew ? action.field : state.announced };
    }
    case 'rejected':
      return {
        ...state,
        problems: action.problems,
        summary: action.problems,
        cleared: null,
        announced: null,
        focus: { on: 'summary' },
      };
    case 'sent':
      return {
        ...initialState,
        changed: state.changed,
        stage: action.stage,
        sent: action.message,
        focus: { on: 'panel' },
      };
    case 'returned':
      return { ...state, stage: 'writing', focus: { on: 'message' } };
    case 'cleared':
      return {
        ...initialState,
        cleared: {
          reason: state.stage === 'writing' ? 'draft' : 'sent',
          message: action.message,
        },
        focus: { on: 'cleared' },
      };
    case 'undone':
      return { ...initialState, changed: state.changed, focus: { on: 'message' } };
  }
}

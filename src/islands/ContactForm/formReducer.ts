import type { Brief } from '../../lib/brief/brief.ts';
import type { FieldName, Message } from '../../lib/messageFields.ts';
import { type FieldErrors, validateField } from '../../lib/validation.ts';

type FocusTarget = 'summary' | 'panel' | 'message' | 'send' | 'cleared';

export interface FormState {
  /** Fields that the visitor has typed in: leaving an untouched field is no error. */
  changed: readonly FieldName[];
  /** Errors shown at the fields. */
  errors: FieldErrors;
  /** Errors of the last attempt to send, listed above the form: the list must not move fields while someone types. */
  summary: FieldErrors;
  /** What was sent: the panel shows it in place of the form. */
  sent: Message | null;
  /** Why the form is empty again, and what Undo puts back. */
  cleared: { reason: 'sent' | 'draft'; message: Message; brief: Brief } | null;
  /** The field whose error appeared when the visitor left it: announced to screen readers. */
  announced: FieldName | null;
  /** The next focus target; a new object for every move, so that effects run. */
  focus: { on: FocusTarget } | null;
}

export type FormAction =
  | { type: 'input'; field: FieldName; text: string }
  | { type: 'blur'; field: FieldName; text: string }
  | { type: 'rejected'; errors: FieldErrors }
  | { type: 'sent'; message: Message }
  /** The message is with the company, so the form begins anew. */
  | { type: 'delivered' }
  | { type: 'returned' }
  /** The visitor has stopped sending. */
  | { type: 'stopped' }
  | { type: 'cleared'; message: Message; brief: Brief }
  | { type: 'undone' };

export const initialState: FormState = {
  changed: [],
  errors: {},
  summary: {},
  sent: null,
  cleared: null,
  announced: null,
  focus: null,
};

function withFieldError(state: FormState, field: FieldName, text: string): FormState {
  const { [field]: _before, ...others } = state.errors;
  const error = validateField(field, text);
  return { ...state, errors: error ? { ...others, [field]: error } : others };
}

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'input':
      // While someone types, an error may disappear but not appear.
      return {
        ...(state.errors[action.field] ? withFieldError(state, action.field, action.text) : state),
        changed: [...new Set([...state.changed, action.field])],
      };
    case 'blur': {
      const isUntouched = action.text === '' && !state.changed.includes(action.field);
      if (isUntouched && !state.errors[action.field]) return state;
      const after = withFieldError(state, action.field, action.text);
      const error = after.errors[action.field];
      const isNew = error && error !== state.errors[action.field];
      return { ...after, announced: isNew ? action.field : state.announced };
    }
    case 'rejected':
      // `cleared` stays: sending the form that was just cleared must not take Undo away.
      return {
        ...state,
        errors: action.errors,
        summary: action.errors,
        announced: null,
        focus: { on: 'summary' },
      };
    case 'sent':
      return {
        ...initialState,
        changed: state.changed,
        sent: action.message,
        focus: { on: 'panel' },
      };
    case 'delivered':
      return initialState;
    case 'returned':
      return { ...state, sent: null, focus: { on: 'message' } };
    case 'stopped':
      return { ...state, focus: { on: 'send' } };
    case 'cleared':
      return {
        ...initialState,
        cleared: {
          reason: state.sent ? 'sent' : 'draft',
          message: action.message,
          brief: action.brief,
        },
        focus: { on: 'cleared' },
      };
    case 'undone':
      return { ...initialState, changed: state.changed, focus: { on: 'message' } };
  }
}

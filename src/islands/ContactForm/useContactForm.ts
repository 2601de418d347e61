import { type SyntheticEvent, useEffect, useReducer, useRef } from 'react';
import { fitsMailLink, type Message, mailLink } from '../../lib/mail.ts';
import { useLive } from '../useLive.ts';
import {
  type FieldName,
  type FocusTarget,
  type FormEvent,
  initialState,
  isEmpty,
  next,
  problemsOf,
} from './contactForm.ts';
import { type Control, useLeaving } from './useLeaving.ts';

const messageIn = (form: HTMLFormElement): Message => {
  const data = new FormData(form);
  const text = (name: FieldName) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    topic: text('topic'),
    message: text('message'),
  };
};

const controlIn = (form: HTMLFormElement | null, field: FieldName) =>
  form?.querySelector<HTMLElement>(`[name="${field}"]`);

const sentEvent = (to: string, message: Message): FormEvent => ({
  type: 'sent',
  message,
  stage: fitsMailLink(to, message) ? 'opened' : 'tooLong',
});

/** The fields stay the browser's own (uncontrolled): nothing typed before or while this starts is lost. */
export function useContactForm(email: string) {
  const [state, dispatch] = useReducer(next, initialState);
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const targets = useRef<Partial<Record<FocusTarget, HTMLElement | null>>>({});
  const leaving = useLeaving(dispatch);

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true; // from here on the messages are ours
    // Sent by the browser itself before this was live (see src/browser/keepDraft.ts).
    const isSent = form.current.closest('[data-sent]') !== null;
    if (isSent) dispatch(sentEvent(email, messageIn(form.current)));
  }, [email]);

  useEffect(() => {
    if (!state.focus) return;
    const { on } = state.focus;
    (on === 'message' ? controlIn(form.current, on) : targets.current[on])?.focus();
  }, [state.focus]);

  useLive(root);

  /**
   * Not left to the browser: Chromium's own text/plain mail turns "&" into a line break, "+" into a
   * space and "é" into "Ã©". Without this island the form is still the plain one.
   */
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    leaving.forget();
    const message = messageIn(event.currentTarget);
    const problems = problemsOf(message);
    if (!isEmpty(problems)) {
      dispatch({ type: 'refused', problems });
      return;
    }
    if (fitsMailLink(email, message)) location.assign(mailLink(email, message));
    dispatch(sentEvent(email, message));
  };

  const onReset = () => {
    leaving.forget();
    dispatch({ type: 'cleared' });
  };

  return {
    state,
    root,
    form,
    formProps: { onSubmit, onReset },
    fieldProps: {
      onBlur: (event: { currentTarget: Control }) => leaving.left(event.currentTarget),
      onInput: ({ currentTarget: { name, value } }: { currentTarget: Control }) =>
        dispatch({ type: 'typed', field: name as FieldName, text: value }),
    },
    /** A ref for an element that takes the focus. */
    target: (on: FocusTarget) => (element: HTMLElement | null) => {
      targets.current[on] = element;
    },
    goTo: (field: FieldName) => controlIn(form.current, field)?.focus(),
    clear: () => form.current?.reset(),
    back: () => dispatch({ type: 'returned' }),
  };
}

import { type InputEvent, type SubmitEvent, useCallback, useReducer, useRef } from 'react';
import type { QuestionSet } from '../../lib/brief/questionSets.ts';
import { type MailLabels, mailProgramLink, plainText } from '../../lib/mail.ts';
import { FIELDS, type FieldName } from '../../lib/messageFields.ts';
import { hasErrors, validateMessage } from '../../lib/validation.ts';
import type { TextControl } from '../shared/formSnapshot.ts';
import { saveFile } from '../shared/saveFile.ts';
import { useBrief } from './brief/useBrief.ts';
import type { Delivery } from './delivery.ts';
import { formReducer, initialState } from './formReducer.ts';
import { forgetMessageKey } from './inbox/messageKey.ts';
import { messageIn, openMail, refill } from './message.ts';
import { useDraft } from './useDraft.ts';
import { useFieldBlur } from './useFieldBlur.ts';

interface MessageFormOptions {
  email: string;
  sets: readonly QuestionSet[];
  labels: MailLabels;
  delivery?: Delivery | undefined;
}

/** What the form knows, and what happens when somebody types, sends, clears or takes it back. */
export function useMessageForm({ email, sets, labels, delivery }: MessageFormOptions) {
  const [state, dispatch] = useReducer(formReducer, initialState);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);
  const brief = useBrief(form, sets, draft.saveFilledIn);
  const blur = useFieldBlur(
    useCallback(({ name, value }: TextControl) => {
      dispatch({ type: 'blur', field: name as FieldName, text: value });
    }, []),
  );

  // The native submit is replaced: Chromium's text/plain mail turns "&" into a line break, "+" into a space
  // and "é" into "Ã©". Before hydration the native form is all there is.
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    blur.cancel();
    const message = messageIn(event.currentTarget);
    const errors = validateMessage(message);
    if (hasErrors(errors)) return dispatch({ type: 'rejected', errors });
    draft.saveTyped(...FIELDS);
    if (HAS_INBOX && delivery) return delivery.send(message, beginAnew);
    openMail(mailProgramLink(email, message, labels).href);
    dispatch({ type: 'sent', message });
  };

  const empty = () => {
    // First the draft: it compares what is stored with what the form still shows.
    draft.remove();
    form.current?.reset();
    brief.clear();
    if (HAS_INBOX && delivery) forgetMessageKey();
  };

  const beginAnew = () => {
    empty();
    dispatch({ type: 'delivered' });
  };

  const clear = () => {
    if (!form.current) return;
    blur.cancel();
    const message = messageIn(form.current);
    empty();
    dispatch({ type: 'cleared', message, brief: brief.brief });
  };

  const undo = () => {
    if (state.cleared) {
      draft.setAside(refill(form.current, state.cleared.message));
      brief.restore(state.cleared.brief);
    }
    draft.saveTyped(...FIELDS);
    dispatch({ type: 'undone' });
  };

  const onInput = ({ currentTarget: { name, value } }: InputEvent<TextControl>) => {
    draft.saveTyped(name as FieldName);
    if (name === 'topic') brief.noticeTopic();
    if (name === 'message') brief.noticeEdit();
    dispatch({ type: 'input', field: name as FieldName, text: value });
  };

  const saveAsFile = () => {
    if (form.current) saveFile('message.txt', plainText(email, messageIn(form.current), labels));
  };

  const showOtherDraft = () => {
    draft.showOther();
    brief.noticeTopic();
  };

  const goBack = () => dispatch({ type: 'returned' });
  const goOnAtSend = () => dispatch({ type: 'stopped' });

  return {
    ...{ form, state, draft, brief, onSubmit, onInput, onBlur: blur.onBlur },
    ...{ clear, undo, saveAsFile, showOtherDraft, goBack, goOnAtSend },
  };
}

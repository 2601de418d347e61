import {
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react';
import { PROPOSAL_KEY } from '../../lib/brief/brief.ts';
import type { QuestionSet } from '../../lib/brief/questionSets.ts';
import { calendarText } from '../../lib/calendar.ts';
import { bothDrafts } from '../../lib/draft.ts';
import { controlIn, type FieldControl } from '../../lib/formControls.ts';
import { fillForm, textsIn } from '../../lib/formDraft.ts';
import { named } from '../../lib/joiners.ts';
import { type MailLabels, mailProgramLink, plainText } from '../../lib/mail.ts';
import { FIELDS, type FieldName } from '../../lib/messageFields.ts';
import { hasErrors, validateMessage } from '../../lib/validation.ts';
import { saveFile } from '../shared/saveFile.ts';
import { useBrief } from './brief/useBrief.ts';
import type { Delivery } from './delivery.ts';
import { formReducer, initialState } from './formReducer.ts';
import { forgetMessageKey } from './inbox/messageKey.ts';
import { messageIn, openMail } from './message.ts';
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
  const brief = useBrief(form, sets, draft);
  const blur = useFieldBlur(
    useCallback(({ name, value }: FieldControl) => {
      dispatch({ type: 'blur', field: name as FieldName, text: value });
    }, []),
  );

  // What no storage takes is in this page alone, until it was handed to the mail program.
  const asksToStay = draft.status === 'notKept' && state.sent === null;
  useEffect(() => {
    if (!asksToStay) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asksToStay]);

  // The native submit is replaced: Chromium's text/plain mail turns "&" into a line break, "+" into a space
  // and "é" into "Ã©". Before hydration the native form is all there is.
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    blur.cancel();
    const message = messageIn(event.currentTarget);
    const errors = validateMessage(message);
    if (hasErrors(errors)) return dispatch({ type: 'rejected', errors });
    brief.noticeEdit();
    if (HAS_INBOX && delivery) return delivery.send(message, beginAnew);
    openMail(mailProgramLink(email, message, labels).href);
    dispatch({ type: 'sent', message });
  };

  const empty = () => {
    form.current?.reset();
    draft.remove();
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
      // With what was typed since.
      fillForm(form.current, bothDrafts(state.cleared.message, textsIn(form.current)));
      brief.restore(state.cleared.brief);
    }
    dispatch({ type: 'undone' });
  };

  const onInput = ({ currentTarget: { name, value } }: { currentTarget: FieldControl }) => {
    if (name === 'topic') brief.noticeTopic();
    else brief.noticeEdit();
    dispatch({ type: 'input', field: name as FieldName, text: value });
  };

  // Some password managers send no `input`. React has no event of its own for the browser's `change`.
  const onChange = useEffectEvent(({ target }: Event) => {
    const field = FIELDS.find((name) => controlIn(form.current, name) === target);
    if (field && draft.isChanged()) onInput({ currentTarget: target as FieldControl });
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, []);

  const saveAsFile = () => {
    if (form.current) saveFile('message.txt', plainText(email, messageIn(form.current), labels));
  };

  /** Null where no time is proposed. */
  const { [PROPOSAL_KEY]: proposed } = brief.brief.entries;
  const { at, label = '', text = '', isLeftOut } = proposed ?? {};
  const saveTime =
    at && !isLeftOut
      ? () => {
          const topic = controlIn(form.current, 'topic')?.value.trim();
          const host = location.hostname;
          const title = topic ? named(label, topic) : label;
          const event = { at: new Date(at), title, text, host };
          saveFile('proposed-time.ics', calendarText(event), 'text/calendar');
        }
      : null;

  const goBack = () => dispatch({ type: 'returned' });
  const goOnAtSend = () => dispatch({ type: 'stopped' });

  return {
    ...{ form, state, draft, brief, onSubmit, onInput, onBlur: blur.onBlur },
    ...{ clear, undo, saveAsFile, saveTime, goBack, goOnAtSend },
  };
}

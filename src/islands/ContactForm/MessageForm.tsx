import {
  Fragment,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useReducer,
  useRef,
} from 'react';
import { Button } from '../../components/Button.tsx';
import type { QuestionSet } from '../../lib/brief/questionSets.ts';
import { addressLink, type MailLabels, mailProgramLink, plainText } from '../../lib/mail.ts';
import {
  FIELDS,
  type FieldName,
  fieldOf,
  type Message,
  type RequiredFieldName,
} from '../../lib/messageFields.ts';
import { type FieldError, hasErrors, validateMessage } from '../../lib/validation.ts';
import { controlIn, type TextControl } from '../shared/formSnapshot.ts';
import { saveFile } from '../shared/saveFile.ts';
import { Text } from '../shared/Text.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import { BriefParts } from './brief/BriefParts.tsx';
import { PrintedMessage } from './brief/PrintedMessage.tsx';
import { useBrief } from './brief/useBrief.ts';
import { ClearedNote } from './ClearedNote.tsx';
import styles from './ContactForm.deferred.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { formReducer, initialState } from './formReducer.ts';
import type { FieldHints, FormText } from './formText.ts';
import { HiddenFields } from './inbox/HiddenFields.tsx';
import { messageIn, openMail, refill } from './message.ts';
import { OtherDraftNote } from './OtherDraftNote.tsx';
import { SentPanel } from './SentPanel.tsx';
import { useDraft } from './useDraft.ts';
import { useFieldBlur } from './useFieldBlur.ts';
import { useFocus } from './useFocus.ts';

export interface MessageFormProps {
  /** Where the message goes. */
  email: string;
  /** Topics with their questions; any other topic can be typed. */
  sets: readonly QuestionSet[];
  text: FormText;
  /** What the mail calls its lines. */
  labels: MailLabels;
  /** For numbers. */
  locale: string;
}

/** Another way to send than the visitor's mail program. */
export interface Delivery {
  /** Where the form is posted without scripts. */
  action: string;
  /** The folder of the language. */
  language: string;
  /** On the button. */
  label: string;
  isSending: boolean;
  /** Calls `onArrived` once the message has arrived: until then the form keeps its text. */
  send: (message: Message, onArrived: () => void) => void;
  /** Below the form, while the message is being sent. */
  status: ReactNode;
  /** In place of the form, once there is an outcome; `onBack` returns to it. */
  panel: ((onBack: () => void) => ReactNode) | null;
}

/** Constant: `useId` gives other ids when React has to render anew. contact.astro names it, too. */
const ID = 'contact-message';
const idOf = (field: FieldName) => `${ID}-${field}`;

/** Only a required field can be missing; only the address can be wrong. */
function errorMessage(
  { email, ...missing }: FormText['errors'],
  field: FieldName,
  error: FieldError,
) {
  return field === 'email' ? email[error] : missing[field as Exclude<RequiredFieldName, 'email'>];
}

export function MessageForm(props: MessageFormProps & { delivery?: Delivery }) {
  const { email, sets, text, labels, locale, delivery } = props;
  const [state, dispatch] = useReducer(formReducer, initialState);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const targets = useFocus(state.focus, form);
  const draft = useDraft(form);
  const brief = useBrief(form, sets, draft.store);
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
    draft.save(...FIELDS);
    if (HAS_INBOX && delivery) return delivery.send(message, empty);
    openMail(mailProgramLink(email, message, labels).href);
    dispatch({ type: 'sent', message });
  };

  const empty = () => {
    form.current?.reset();
    draft.remove();
    brief.clear();
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
      refill(form.current, state.cleared.message);
      brief.restore(state.cleared.brief);
    }
    draft.save(...FIELDS);
    dispatch({ type: 'undone' });
  };

  const onInput = ({ currentTarget: { name, value } }: InputEvent<TextControl>) => {
    draft.save(name as FieldName);
    if (name === 'topic') brief.noticeTopic();
    if (name === 'message') brief.noticeEdit();
    dispatch({ type: 'input', field: name as FieldName, text: value });
  };

  const saveAsFile = () => {
    if (form.current) saveFile('message.txt', plainText(email, messageIn(form.current), labels));
  };

  const errorAt = (field: FieldName, error = state.errors[field]) =>
    error && errorMessage(text.errors, field, error);
  const hints: FieldHints = text;
  const fieldProps = (name: FieldName) => ({
    id: idOf(name),
    name,
    label: text[name],
    hint: hints[`${name}Hint`],
    error: errorAt(name),
    ...fieldOf(name),
    onInput,
    onBlur: blur.onBlur,
  });
  /** Once the message is written from answers, too. */
  const messageProps = brief.set && {
    hint: text.brief.messageHint,
    note: text.confidential,
    describedBy: `${ID}-brief-count`,
  };
  const summaryItems = FIELDS.flatMap((field) => {
    const error = errorAt(field, state.summary[field]);
    return error ? { field, id: idOf(field), error, isFixed: !state.errors[field] } : [];
  });

  return (
    <>
      <form
        className={styles.form}
        id={ID}
        ref={form}
        method="post"
        encType={HAS_INBOX && delivery ? undefined : 'text/plain'}
        action={HAS_INBOX && delivery ? delivery.action : addressLink(email)}
        noValidate={isHydrated}
        hidden={HAS_INBOX && delivery ? delivery.panel !== null : state.sent !== null}
        // Not `readOnly` for each field: the button waits, too.
        inert={HAS_INBOX && delivery ? delivery.isSending : undefined}
        onSubmit={onSubmit}
      >
        {HAS_INBOX && delivery && <HiddenFields language={delivery.language} />}
        {summaryItems.length > 0 && (
          <ErrorSummary
            ref={targets.summary}
            id={`${ID}-summary`}
            titles={text.errors.titles}
            fixed={text.errors.fixed}
            items={summaryItems}
            onPick={(field) => controlIn(form.current, field)?.focus()}
          />
        )}
        {state.cleared && (
          <ClearedNote
            ref={targets.cleared}
            text={state.cleared.reason === 'sent' ? text.after.done : text.draftCleared}
            undo={text.undo}
            onUndo={undo}
          />
        )}
        {FIELDS.map((name) => (
          <Fragment key={name}>
            {name === 'message' && (
              <BriefParts id={`${ID}-brief`} {...{ brief, text, locale }} onSave={saveAsFile} />
            )}
            <Field
              {...fieldProps(name)}
              {...(name === 'message' && messageProps)}
              list={name === 'topic' ? `${ID}-topics` : undefined}
            />
          </Fragment>
        ))}
        <datalist id={`${ID}-topics`}>
          {sets.map(({ topic }) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
        <p className={styles.send}>
          <Button type="submit" arrow>
            <Text>{HAS_INBOX && delivery ? delivery.label : text.send}</Text>
          </Button>
          <span className={styles.draft} data-saved={draft.isSaved || undefined}>
            <Text>{`${text.draft} `}</Text>
            <Text as="button" className={`link ${styles.clear}`} type="button" onClick={clear}>
              {text.draftClear}
            </Text>
          </span>
        </p>
        {/* Below the fields: it may appear while somebody types. */}
        {draft.hasOther && (
          <OtherDraftNote
            text={text}
            onShow={() => {
              draft.showOther();
              brief.noticeTopic();
            }}
            onDelete={draft.deleteOther}
          />
        )}
        <Text as="p" className="visually-hidden" role="status">
          {(state.announced && errorAt(state.announced)) ?? ''}
        </Text>
      </form>
      <PrintedMessage form={form} to={email} text={text} />
      {HAS_INBOX && delivery?.status}
      {HAS_INBOX && delivery?.panel?.(() => dispatch({ type: 'returned' }))}
      {state.sent && (
        <SentPanel
          ref={targets.panel}
          id={`${ID}-after`}
          to={email}
          message={state.sent}
          labels={labels}
          text={text}
          onSent={clear}
          onBack={() => dispatch({ type: 'returned' })}
        />
      )}
    </>
  );
}

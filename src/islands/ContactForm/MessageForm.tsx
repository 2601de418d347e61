import { Fragment } from 'react';
import { Button } from '../../components/Button.tsx';
import type { QuestionSet } from '../../lib/brief/questionSets.ts';
import { controlIn } from '../../lib/formControls.ts';
import { addressLink, type MailLabels } from '../../lib/mail.ts';
import {
  FIELDS,
  type FieldName,
  fieldOf,
  type RequiredFieldName,
} from '../../lib/messageFields.ts';
import type { FieldError } from '../../lib/validation.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { useHydrated } from '../shared/useHydrated.ts';
import { BriefParts } from './brief/BriefParts.tsx';
import { PrintedMessage } from './brief/PrintedMessage.tsx';
import { ClearedNote } from './ClearedNote.tsx';
import styles from './ContactForm.deferred.module.css';
import { DraftNote } from './DraftNote.tsx';
import type { Delivery } from './delivery.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import type { FieldWords, FormText } from './formText.ts';
import { HiddenFields } from './inbox/HiddenFields.tsx';
import { SentPanel } from './SentPanel.tsx';
import { useFocus } from './useFocus.ts';
import { useMessageForm } from './useMessageForm.ts';

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
  const message = useMessageForm({ email, sets, labels, delivery });
  const { form, state, draft, brief } = message;
  const isHydrated = useHydrated();
  const isHidden = HAS_INBOX && delivery ? delivery.panel !== null : state.sent !== null;
  const targets = useFocus(state.focus, form);

  const errorAt = (field: FieldName, error = state.errors[field]) =>
    error && errorMessage(text.errors, field, error);
  const words: FieldWords = text;
  const fieldProps = (name: FieldName) => ({
    id: idOf(name),
    name,
    label: text[name],
    hint: words[`${name}Hint`],
    optionWords: words[`${name}Options`],
    error: errorAt(name),
    ...fieldOf(name),
    onInput: message.onInput,
    onBlur: message.onBlur,
  });
  const messageProps = {
    note: text.confidential,
    // Once the message is written from answers, too.
    ...(brief.set && { hint: text.brief.messageHint }),
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
        hidden={isHidden}
        // While it is sent, fields and button wait; `readOnly` would leave the button.
        inert={HAS_INBOX && delivery ? delivery.isSending : undefined}
        onSubmit={message.onSubmit}
      >
        {HAS_INBOX && delivery && <HiddenFields language={delivery.language} />}
        {summaryItems.length > 0 && (
          <ErrorSummary
            ref={targets.summary}
            isQuiet={targets.isSummaryQuiet}
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
            onUndo={message.undo}
          />
        )}
        {FIELDS.map((name) => (
          <Fragment key={name}>
            {name === 'message' && (
              <BriefParts
                id={`${ID}-brief`}
                {...{ brief, text, locale }}
                isFormHidden={isHidden}
                onSave={message.saveAsFile}
                onSaveTime={() => message.saveTime?.()}
                onWriteFreely={() => controlIn(form.current, 'message')?.focus()}
              />
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
            <TranslatableText>
              {HAS_INBOX && delivery ? delivery.label : text.send}
            </TranslatableText>
          </Button>
          <span className={styles.notes}>
            <TranslatableText>{`${text.required} `}</TranslatableText>
            <DraftNote status={draft.status} text={text} onClear={message.clear} />
          </span>
        </p>
        <TranslatableText as="p" className="visually-hidden" role="status">
          {(state.announced && errorAt(state.announced)) ?? ''}
        </TranslatableText>
      </form>
      <PrintedMessage form={form} to={email} text={text} />
      {HAS_INBOX && delivery?.status?.(message.goOnAtSend)}
      {HAS_INBOX && delivery?.panel?.(message.goBack)}
      {state.sent && (
        <SentPanel
          ref={targets.panel}
          id={`${ID}-after`}
          to={email}
          message={state.sent}
          labels={labels}
          text={text}
          onSaveTime={message.saveTime}
          onSent={message.clear}
          onBack={message.goBack}
        />
      )}
    </>
  );
}

import { answerKey } from '../../../lib/brief/brief.ts';
import { ANY_TOPIC, type QuestionSet } from '../../../lib/brief/questionSets.ts';
import { fillText } from '../../../lib/placeholders.ts';
import { TranslatableText } from '../../shared/TranslatableText.tsx';
import type { FormText } from '../formText.ts';
import { QuestionRow } from './QuestionRow.tsx';
import styles from './Questions.deferred.module.css';
import type { BriefControls } from './useBrief.ts';

interface QuestionsProps {
  id: string;
  set: QuestionSet;
  brief: BriefControls;
  text: FormText['brief'];
  /** Called with the key of the question that has the focus, or null. */
  onFocusChange: (key: string | null) => void;
  /** The message itself, for those who would rather write. */
  onWriteFreely: () => void;
}

/** What an engineer would ask first about the topic. Nothing here is required. */
export function Questions({ id, set, brief, text, ...events }: QuestionsProps) {
  const { service, topic, questions } = set;
  const { onFocusChange, onWriteFreely } = events;
  return (
    <section className={styles.questions} aria-labelledby={`${id}-title`}>
      {/* A key: another topic has another heading, and a translator's words must not stay. */}
      <TranslatableText as="h3" className={styles.title} id={`${id}-title`} key={service}>
        {service === ANY_TOPIC ? text.titleOther : fillText(text.title, { topic })}
      </TranslatableText>
      <p className={styles.hint}>
        <TranslatableText id={`${id}-hint`}>{`${text.hint} `}</TranslatableText>
        <TranslatableText
          as="button"
          className={`link ${styles.freely}`}
          type="button"
          onClick={onWriteFreely}
        >
          {text.freely}
        </TranslatableText>
      </p>
      <ol>
        {questions.map((question) => {
          const key = answerKey(service, question.id);
          return (
            <QuestionRow
              key={key}
              id={`${id}-${question.id}`}
              describedBy={`${id}-hint`}
              question={question}
              entry={brief.brief.entries[key]}
              text={text}
              onAnswer={(answer) => brief.answer(key, question.label, answer)}
              onFocusChange={(hasFocus) => onFocusChange(hasFocus ? key : null)}
            />
          );
        })}
      </ol>
    </section>
  );
}

import type { QuestionSet } from '../../lib/brief/questionSets.ts';
import styles from './FirstQuestions.deferred.module.css';
import section from './FormSection.deferred.module.css';

interface FirstQuestionsProps {
  title: string;
  sets: readonly QuestionSet[];
}

/** What an engineer would ask first about each service, to read: the form asks it once React is there. */
export function FirstQuestions({ title, sets }: FirstQuestionsProps) {
  const asked = sets.filter(({ questions }) => questions.length > 0);
  if (asked.length === 0) return null;
  return (
    <div className={`screen-only ${section.aside} ${styles.questions}`}>
      <h3 className={section.title}>{title}</h3>
      {asked.map(({ service, topic, questions }) => (
        <details key={service} className={styles.topic} name="first-questions">
          <summary className={styles.summary}>{topic}</summary>
          <ol className={`${section.list} ${section.numbered}`}>
            {questions.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}

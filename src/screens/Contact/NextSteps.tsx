import type { ContactContent } from '../../content/schemas/contact.ts';
import { fillText } from '../../lib/placeholders.ts';
import section from './FormSection.deferred.module.css';
import styles from './NextSteps.deferred.module.css';

interface NextStepsProps {
  content: ContactContent['form']['next'];
  /** Such as "two working days"; left out where the settings have none. */
  replyTime: string | undefined;
}

/** What happens after a message has arrived. */
export function NextSteps({ content, replyTime }: NextStepsProps) {
  return (
    <div className={`${section.aside} ${styles.after}`}>
      <h3 className={section.title}>{content.title}</h3>
      <ol className={`${section.list} ${section.numbered} ${styles.steps}`}>
        {content.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {replyTime && <p>{fillText(content.replyTime, { replyTime })}</p>}
    </div>
  );
}

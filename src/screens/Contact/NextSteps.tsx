import type { ContactContent } from '../../content/schemas/contact.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './NextSteps.deferred.module.css';

interface NextStepsProps {
  content: ContactContent['form']['next'];
  /** Such as "two working days"; left out where the settings have none. */
  replyTime: string | undefined;
}

/** What happens after a message has arrived. */
export function NextSteps({ content, replyTime }: NextStepsProps) {
  return (
    <div className={styles.after}>
      <h3 className={styles.title}>{content.title}</h3>
      <ol className={styles.steps}>
        {content.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {replyTime && <p>{fillText(content.replyTime, { replyTime })}</p>}
    </div>
  );
}

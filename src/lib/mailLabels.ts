import { bare } from './breaks.ts';
import type { MailLabels } from './mail.ts';

/** The words of the form that its mail repeats. */
interface FormWords {
  name: string;
  email: string;
  topic: string;
  after: { to: string; from: string };
}

/**
 * What the form's mail calls its lines: the visitor's words and, in brackets, the company's. In the
 * company's own language (no `source`) a mail is a letter, and who signs it needs no names for that.
 */
export function mailLabelsOf(own: FormWords, source?: FormWords): MailLabels {
  const both = (wordOf: (words: FormWords) => string) => {
    const [word, known] = [wordOf(own), source ? wordOf(source) : wordOf(own)];
    return bare(word === known ? word : `${word} (${known})`);
  };
  return {
    to: both(({ after }) => after.to),
    topic: both(({ topic }) => topic),
    from: both(({ after }) => after.from),
    ...(source && { name: both(({ name }) => name), email: both(({ email }) => email) }),
  };
}

import type { ContactContent } from '../../content/schemas/contact.ts';
import type { Question } from '../../content/schemas/questions.ts';
import type { ServiceContent } from '../../content/schemas/service.ts';
import { stripBreakMarks } from '../../lib/breaks.ts';
import { ANY_TOPIC, type QuestionSet } from '../../lib/brief/questionSets.ts';

/** Topic and labels go into the message, where break marks would spoil a search. */
const setOf = (service: string, topic: string, questions: readonly Question[]): QuestionSet => ({
  service,
  topic: stripBreakMarks(topic),
  questions: questions.map((question) => ({
    ...question,
    label: stripBreakMarks(question.label),
    ...(question.hint && { hint: stripBreakMarks(question.hint) }),
  })),
});

/** The topics that the form suggests, with their questions: a service may have none. */
export const questionSets = (
  services: Readonly<Record<string, ServiceContent>>,
  { topicOther, brief }: ContactContent['form'],
): QuestionSet[] => [
  ...Object.entries(services).map(([slug, { title, questions }]) => setOf(slug, title, questions)),
  setOf(ANY_TOPIC, topicOther, brief.other),
];

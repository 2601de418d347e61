import { answerKey, type Brief, SYMPTOM_KEY, takenEntries } from './brief.ts';

/** A question of an engineer, as the content has it. */
export interface AskedQuestion {
  id: string;
  /** Before the answer in the message. */
  label: string;
  text: string;
  hint?: string | undefined;
}

/** What is asked about one topic. */
export interface QuestionSet {
  /** The slug of a service, or `ANY_TOPIC`. */
  service: string;
  /** The topic as the form suggests it. */
  topic: string;
  questions: readonly AskedQuestion[];
}

/** The set for topics that are no service of the company; no slug has a dot. */
export const ANY_TOPIC = 'any.topic';

const plain = (text: string) => text.trim().toLowerCase();

/** The set for what stands in the field Topic. */
export function setFor(topic: string, sets: readonly QuestionSet[], brief: Brief) {
  const typed = plain(topic);
  if (typed === '') return undefined;
  const found = sets.find((set) => plain(set.topic) === typed);
  if (found) return found;
  // It was chosen on a page in another language.
  if (topic === brief.topic) return sets.find(({ service }) => service === brief.service);
  // Somebody is still typing the name of a service.
  if (sets.some((set) => plain(set.topic).startsWith(typed))) return undefined;
  return sets.find(({ service }) => service === ANY_TOPIC);
}

/** The entries in the order of their lines: the symptom, the answers to one set, then what else was taken along. */
export function lineOrder({ entries }: Brief, set: QuestionSet | undefined): string[] {
  const answers = set ? set.questions.map(({ id }) => answerKey(set.service, id)) : [];
  const taken = takenEntries(entries).map(([key]) => key);
  const others = taken.filter((key) => key !== SYMPTOM_KEY);
  return taken.length > others.length
    ? [SYMPTOM_KEY, ...answers, ...others]
    : [...answers, ...others];
}

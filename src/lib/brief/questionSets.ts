import {
  answerKey,
  type Brief,
  type Entries,
  otherAnswers,
  SYMPTOM_KEY,
  takenEntries,
} from './brief.ts';
import { wantedLine } from './messageLines.ts';

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

const normalized = (text: string) => text.trim().toLowerCase();

/** The set for what stands in the field Topic. */
export function setFor(topic: string, sets: readonly QuestionSet[], brief: Brief) {
  const typed = normalized(topic);
  if (typed === '') return undefined;
  const found = sets.find((set) => normalized(set.topic) === typed);
  if (found) return found;
  // It was chosen on a page in another language.
  if (topic === brief.topic) return sets.find(({ service }) => service === brief.service);
  // Somebody is still typing the name of a service.
  if (sets.some((set) => normalized(set.topic).startsWith(typed))) return undefined;
  // "RTL Design of a camera" is still about that service.
  const begun = sets.find((set) => typed.startsWith(`${normalized(set.topic)} `));
  if (begun) return begun;
  return sets.find(({ service }) => service === ANY_TOPIC);
}

/** Whether the visitor has found words of their own for a topic with these questions. */
export const isWorded = (topic: string, set: QuestionSet) =>
  set.service === ANY_TOPIC || normalized(set.topic) !== normalized(topic);

/**
 * The entries in the order of their lines: the symptom, the answers to one set, those about other topics that have a
 * line nevertheless or shall have one, then what else was taken along.
 */
export function lineOrder(
  { entries }: Brief,
  set: QuestionSet | undefined,
  added: readonly string[] = [],
): string[] {
  const asked = set ? set.questions.map(({ id }) => answerKey(set.service, id)) : [];
  const others = otherAnswers(entries, set?.service).filter(
    (key) => entries[key]?.line !== undefined || added.includes(key),
  );
  const answers = [...asked, ...others];
  const taken = takenEntries(entries).map(([key]) => key);
  const rest = taken.filter((key) => key !== SYMPTOM_KEY);
  return taken.length > rest.length ? [SYMPTOM_KEY, ...answers, ...rest] : [...answers, ...rest];
}

/** Answers about other topics that are not in the message, because the visitor writes about this one now. */
export const unusedAnswers = ({ entries }: Brief, set: QuestionSet | undefined) =>
  otherAnswers(entries, set?.service).filter((key) => {
    const entry = entries[key];
    return set && entry && entry.line === undefined && wantedLine(entry) !== undefined;
  });

/** The names of the topics that those answers are about. */
export const unusedTopics = (
  brief: Brief,
  set: QuestionSet | undefined,
  sets: readonly QuestionSet[],
) => {
  const keys = unusedAnswers(brief, set);
  return sets
    .filter(({ service }) => keys.some((key) => key.startsWith(answerKey(service, ''))))
    .map(({ topic }) => topic);
};

/** With the labels of these sets, which may be in another language than the one in which an answer was written. */
export function relabelled(entries: Entries, sets: readonly QuestionSet[]): Entries {
  const changed = sets.flatMap(({ service, questions }) =>
    questions.flatMap(({ id, label }) => {
      const key = answerKey(service, id);
      const entry = entries[key];
      return entry && entry.label !== label ? [[key, { ...entry, label }] as const] : [];
    }),
  );
  return changed.length > 0 ? { ...entries, ...Object.fromEntries(changed) } : entries;
}

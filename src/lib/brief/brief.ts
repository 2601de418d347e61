/** One thing that a visitor tells: an answer, or something taken along from another page. It owns one line of the message. */
export interface Entry {
  /** Before the colon of its line, in the language in which it was written. */
  label: string;
  text: string;
  /** Its line in the message, as long as it stands there as it was written. */
  line?: string;
  /** The visitor has changed or deleted that line: it is theirs from then on. */
  isEdited?: true;
  /** Of a time that is proposed: the moment, for a calendar. */
  at?: string;
  /** Not in the message, because the visitor left it out; the text is kept. */
  isLeftOut?: true;
}

export type Entries = Readonly<Record<string, Entry>>;

/** What a visitor tells beside the fields of the form. */
export interface Brief {
  /** The service that it is about; without a `topic` it waits to become the topic of the form. */
  service?: string;
  /** The text in the field Topic that stands for the service, in the language in which it was chosen. */
  topic?: string;
  /** The topic is in the visitor's own words and no name of a service: a symptom does not replace it. */
  isWorded?: true;
  entries: Entries;
}

export const EMPTY_BRIEF: Brief = { entries: {} };

/** What the visitor started from, on /services. */
export const SYMPTOM_KEY = 'symptom/start';

/**
 * Taken along from another page: `point/people/contact`, `deliverables/rtl-design`, `calculation/rtl-design`,
 * `symptom/start`, `time/proposed`.
 */
const TAKEN = /^(?:calculation|deliverables|point|symptom|time)\//;

/** The time for a call that the visitor proposes: its line is the last. */
export const PROPOSAL_KEY = 'time/proposed';

export const isTaken = (key: string) => TAKEN.test(key);

/** The symptom is what the message is about: its line is the first. */
const rank = (key: string) => (key === SYMPTOM_KEY ? '' : key);

/** What was taken along, in the order of its lines. */
export const takenEntries = (entries: Entries) =>
  Object.entries(entries)
    .filter(([key]) => isTaken(key))
    .sort(([one], [two]) => (rank(one) < rank(two) ? -1 : 1));

/** The questions of a service have its name before their own: two services may ask about clocks. */
export const answerKey = (service: string, question: string) => `answer/${service}/${question}`;

const ANSWER = /^answer\/([^/]+)\//;

/** Keys of the answers about other services than this one. */
export const otherAnswers = (entries: Entries, service: string | undefined) =>
  Object.keys(entries).filter((key) => {
    const about = ANSWER.exec(key)?.[1];
    return about !== undefined && about !== service;
  });

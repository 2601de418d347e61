import { type Brief, EMPTY_BRIEF, type Entries, type Entry, otherAnswers } from './brief.ts';
import { noticeEdits, withoutLines, writeLines } from './messageLines.ts';
import {
  isWorded,
  lineOrder,
  type QuestionSet,
  relabelled,
  setFor,
  unusedAnswers,
} from './questionSets.ts';

export interface BriefState {
  brief: Brief;
  /** The questions for the topic, where there are any. */
  set?: QuestionSet | undefined;
  /** The text that the field Message should have. */
  message: string;
  /** The text that it replaces: if there is another one in the field, that is newer, and stays. */
  replaces: string;
}

/** What stands in the fields, which the browser keeps. */
export interface FieldTexts {
  topic: string;
  message: string;
}

export type BriefAction =
  /** A stored brief, from an earlier visit, another page or another tab. Its lines stand in the message. */
  | ({ type: 'arrived'; brief: Brief } & FieldTexts)
  | ({ type: 'topicChanged' } & FieldTexts)
  | { type: 'answered'; key: string; label: string; text: string; at?: string; message: string }
  | { type: 'leftOut'; key: string; label: string; message: string }
  | { type: 'putBack'; key: string; message: string }
  /** The answers about other topics shall be in the message after all. */
  | { type: 'broughtBack'; message: string }
  /** The visitor has edited the message itself. */
  | { type: 'edited'; message: string }
  | { type: 'cleared' }
  /** Undo of `cleared`. */
  | ({ type: 'restored'; brief: Brief } & FieldTexts);

export const initialBrief: BriefState = {
  brief: EMPTY_BRIEF,
  message: '',
  replaces: '',
};

const withEntries = (brief: Brief, entries: Entries): Brief =>
  entries === brief.entries ? brief : { ...brief, entries };

/** Remembers which service the topic stands for: on a page in another language its name is another one. */
function withTopic(state: BriefState, topic: string, sets: readonly QuestionSet[]): BriefState {
  const { service: _service, topic: _topic, isWorded: _isWorded, ...rest } = state.brief;
  const set = setFor(topic, sets, state.brief);
  if (!set) return { ...state, set, brief: rest };
  const { service } = set;
  if (state.brief.service === service && state.brief.topic === topic) return { ...state, set };
  const worded = isWorded(topic, set) && { isWorded: true as const };
  return { ...state, set, brief: { ...rest, service, topic, ...worded } };
}

/** With the lines of all entries in the message, without those of the answers in `removed`. */
function withLines(
  state: BriefState,
  message: string,
  { removed = [], added = [] }: { removed?: readonly string[]; added?: readonly string[] } = {},
): BriefState {
  const { brief, set } = state;
  const order = lineOrder(brief, set, added);
  const after = writeLines({ message, entries: brief.entries }, order, removed);
  return {
    ...state,
    message: after.message,
    replaces: message,
    brief: withEntries(brief, after.entries),
  };
}

/**
 * Another topic than the service before is another case: the lines of the answers about others leave the message, as
 * far as nobody has touched them. A topic that is still being typed is none.
 */
function withoutOtherAnswers(
  { set, brief, ...state }: BriefState,
  message: string,
  before: string | undefined,
): BriefState {
  const removed = set && set.service !== before ? otherAnswers(brief.entries, set.service) : [];
  return withLines({ ...state, set, brief }, message, { removed });
}

function withEntry(
  state: BriefState,
  { key, message }: { key: string; message: string },
  change: (entry: Entry | undefined) => Entry,
): BriefState {
  const entries = noticeEdits({ message, entries: state.brief.entries });
  const after = {
    ...state,
    brief: { ...state.brief, entries: { ...entries, [key]: change(entries[key]) } },
  };
  return withLines(after, message);
}

/** State is the brief; the texts of the fields come with each action, because the browser keeps them. */
export const briefReducer =
  (sets: readonly QuestionSet[]) =>
  (state: BriefState, action: BriefAction): BriefState => {
    switch (action.type) {
      case 'arrived': {
        const { brief, topic, message } = action;
        // A service without a topic waits for the form: it is new.
        const before = brief.topic === undefined ? undefined : brief.service;
        const entries = relabelled(brief.entries, sets);
        const arrived = withTopic(
          { ...initialBrief, brief: withEntries(brief, entries) },
          topic,
          sets,
        );
        return withoutOtherAnswers(arrived, message, before);
      }
      case 'topicChanged': {
        const { topic, message } = action;
        const entries = noticeEdits({ message, entries: state.brief.entries });
        const noticed = { ...state, brief: withEntries(state.brief, entries) };
        return withoutOtherAnswers(withTopic(noticed, topic, sets), message, state.set?.service);
      }
      case 'answered': {
        const { label, text, at } = action;
        // An answer that changes wants a line again: what the visitor made of the old one stays beside it.
        return withEntry(state, action, (entry) => ({
          label,
          text,
          ...(at && { at }),
          ...(entry?.line !== undefined && { line: entry.line }),
        }));
      }
      case 'leftOut':
        return withEntry(state, action, (entry) => ({
          label: action.label,
          text: '',
          ...entry,
          isLeftOut: true,
        }));
      case 'putBack':
        return withEntry(state, action, (entry) => {
          const { isLeftOut: _isLeftOut, ...back } = entry ?? { label: '', text: '' };
          return back;
        });
      case 'broughtBack': {
        const { message } = action;
        const entries = noticeEdits({ message, entries: state.brief.entries });
        const brief = withEntries(state.brief, entries);
        const added = unusedAnswers(brief, state.set);
        return withLines({ ...state, brief }, message, { added });
      }
      case 'edited': {
        const { message } = action;
        const entries = noticeEdits({ message, entries: state.brief.entries });
        return { ...state, message, replaces: message, brief: withEntries(state.brief, entries) };
      }
      case 'cleared':
        return initialBrief;
      case 'restored': {
        const { brief, topic } = action;
        // What was answered since is newer: its line takes the place of the one before.
        const since = state.brief.entries;
        const replaced = Object.keys(since).flatMap((key) => brief.entries[key]?.line ?? []);
        const message = withoutLines(action.message, replaced);
        const entries = noticeEdits({ message, entries: { ...brief.entries, ...since } });
        const restored = withTopic(
          { ...initialBrief, brief: withEntries(brief, entries) },
          topic,
          sets,
        );
        return { ...restored, message, replaces: action.message };
      }
    }
  };

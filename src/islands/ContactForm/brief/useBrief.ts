import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { type Brief, EMPTY_BRIEF } from '../../../lib/brief/brief.ts';
import { briefReducer, type FieldTexts, initialBrief } from '../../../lib/brief/briefReducer.ts';
import { type QuestionSet, unusedTopics } from '../../../lib/brief/questionSets.ts';
import { BRIEF_KEY, readBrief, saveBrief } from '../../../lib/brief/storedBrief.ts';
import type { FieldName } from '../../../lib/messageFields.ts';
import { controlIn } from '../../shared/formSnapshot.ts';
import { setText } from './setText.ts';

/** What was answered and taken along, and its lines in the message. It is stored beside the draft. */
export function useBrief(
  form: RefObject<HTMLFormElement | null>,
  sets: readonly QuestionSet[],
  saveFilledIn: (...fields: FieldName[]) => void,
) {
  const reducer = useMemo(() => briefReducer(sets), [sets]);
  const [state, dispatch] = useReducer(reducer, initialBrief);
  /** The brief that is stored: it is not stored again. */
  const stored = useRef<Brief>(initialBrief.brief);
  /** Whether storage has taken it. */
  const isStored = useRef(true);

  const fieldTexts = (): FieldTexts => ({
    topic: controlIn(form.current, 'topic')?.value ?? '',
    message: controlIn(form.current, 'message')?.value ?? '',
  });

  const follow = useCallback(() => {
    const brief = readBrief() ?? EMPTY_BRIEF;
    const topic = controlIn(form.current, 'topic');
    const waiting =
      brief.topic === undefined && sets.find(({ service }) => service === brief.service);
    if (topic?.value === '' && waiting) {
      topic.value = waiting.topic;
      saveFilledIn('topic');
    }
    const message = controlIn(form.current, 'message')?.value ?? '';
    dispatch({ type: 'arrived', brief, topic: topic?.value ?? '', message });
  }, [form, sets, saveFilledIn]);

  // Here and below after useDraft, which restores the fields in the same way: the lines stand in one of them.
  useLayoutEffect(follow, [follow]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('storage', ({ key }) => (key === BRIEF_KEY || key === null) && follow(), {
      signal,
    });
    // A page in the back–forward cache gets no storage events. A brief that could not be stored is in this page alone.
    addEventListener('pageshow', ({ persisted }) => persisted && isStored.current && follow(), {
      signal,
    });
    return () => listening.abort();
  }, [follow]);

  useLayoutEffect(() => {
    const { brief, follows, message, replaces } = state;
    const control = controlIn(form.current, 'message');
    if (control && message !== replaces && control.value === replaces) {
      setText(control, message);
      saveFilledIn('message');
    }
    if (brief === stored.current || brief === follows) return;
    stored.current = brief;
    isStored.current = saveBrief(brief);
  }, [state, form, saveFilledIn]);

  const withMessage = () => ({ message: fieldTexts().message });
  return {
    brief: state.brief,
    set: state.set,
    /** Topics with answers that are not in the message, because it is about another one now. */
    unusedTopics: unusedTopics(state.brief, state.set, sets),
    bringBack: () => dispatch({ type: 'broughtBack', ...withMessage() }),
    answer: (key: string, label: string, text: string) =>
      dispatch({ type: 'answered', key, label, text, ...withMessage() }),
    leaveOut: (key: string, label: string) =>
      dispatch({ type: 'leftOut', key, label, ...withMessage() }),
    putBack: (key: string) => dispatch({ type: 'putBack', key, ...withMessage() }),
    /** The visitor has edited the message. */
    noticeEdit: () => dispatch({ type: 'edited', ...withMessage() }),
    /** There is another text in the field Topic. */
    noticeTopic: () => dispatch({ type: 'topicChanged', ...fieldTexts() }),
    clear: () => dispatch({ type: 'cleared' }),
    restore: (brief: Brief) => dispatch({ type: 'restored', brief, ...fieldTexts() }),
  };
}

export type BriefControls = ReturnType<typeof useBrief>;

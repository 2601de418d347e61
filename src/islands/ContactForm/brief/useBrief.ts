import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { type Brief, EMPTY_BRIEF, PROPOSAL_KEY } from '../../../lib/brief/brief.ts';
import {
  type BriefAction,
  briefReducer,
  type FieldTexts,
  initialBrief,
} from '../../../lib/brief/briefReducer.ts';
import { PROPOSED_EVENT, type Proposal } from '../../../lib/brief/proposal.ts';
import { type QuestionSet, unusedTopics } from '../../../lib/brief/questionSets.ts';
import { readBrief } from '../../../lib/brief/storedBrief.ts';
import { controlIn } from '../../../lib/formControls.ts';
import type { DraftControls } from '../useDraft.ts';
import { setText } from './setText.ts';

/** What was answered and taken along, and its lines in the message. It is stored with the draft. */
export function useBrief(
  form: RefObject<HTMLFormElement | null>,
  sets: readonly QuestionSet[],
  { touch, store, leave, listen }: DraftControls,
) {
  const reducer = useMemo(() => briefReducer(sets), [sets]);
  const [state, dispatch] = useReducer(reducer, initialBrief);
  /** Whether the stored brief was read: one that cannot be read is not written over. */
  const isRead = useRef<boolean>(null);

  const fieldTexts = useCallback(
    (): FieldTexts => ({
      topic: controlIn(form.current, 'topic')?.value ?? '',
      message: controlIn(form.current, 'message')?.value ?? '',
    }),
    [form],
  );

  const follow = useCallback(() => {
    const stored = readBrief();
    if (!stored && isRead.current !== null) return;
    isRead.current = stored !== null;
    const brief = stored ?? EMPTY_BRIEF;
    const topic = controlIn(form.current, 'topic');
    const waiting =
      brief.topic === undefined && sets.find(({ service }) => service === brief.service);
    if (topic?.value === '' && waiting) topic.value = waiting.topic;
    dispatch({ type: 'arrived', brief, ...fieldTexts() });
  }, [form, sets, fieldTexts]);

  // After useDraft, which restores the fields in the same way: the lines stand in one of them.
  useLayoutEffect(follow, [follow]);
  useEffect(() => listen(follow), [listen, follow]);

  useLayoutEffect(() => {
    // Nothing has arrived yet, or the form was cleared.
    if (state === initialBrief) return;
    const control = controlIn(form.current, 'message');
    const isCurrent = control?.value === state.replaces && state.message !== state.replaces;
    if (isCurrent && control instanceof HTMLTextAreaElement) setText(control, state.message);
    store(state.brief);
  }, [state, form, store]);

  useEffect(() => {
    const storeLines = () => leave(state.brief);
    addEventListener('pagehide', storeLines);
    return () => removeEventListener('pagehide', storeLines);
  }, [state, leave]);

  /** The visitor does something: from then on this tab stores what is in it. */
  const act = (action: (texts: FieldTexts) => BriefAction) => {
    if (!isRead.current) follow();
    touch();
    dispatch(action(fieldTexts()));
  };

  const takeProposal = useEffectEvent((event: Event) => {
    event.preventDefault();
    const { label, text, at } = (event as CustomEvent<Proposal>).detail;
    act(({ message }) => ({ type: 'answered', key: PROPOSAL_KEY, label, text, at, message }));
  });
  useEffect(() => {
    const take = (event: Event) => takeProposal(event);
    addEventListener(PROPOSED_EVENT, take);
    return () => removeEventListener(PROPOSED_EVENT, take);
  }, []);

  return {
    brief: state.brief,
    set: state.set,
    /** Topics with answers that are not in the message, because it is about another one now. */
    unusedTopics: unusedTopics(state.brief, state.set, sets),
    bringBack: () => act(({ message }) => ({ type: 'broughtBack', message })),
    answer: (key: string, label: string, text: string) =>
      act(({ message }) => ({ type: 'answered', key, label, text, message })),
    leaveOut: (key: string, label: string) =>
      act(({ message }) => ({ type: 'leftOut', key, label, message })),
    putBack: (key: string) => act(({ message }) => ({ type: 'putBack', key, message })),
    /** The visitor has edited the message, or another field that has no lines. */
    noticeEdit: () => act(({ message }) => ({ type: 'edited', message })),
    /** There is another text in the field Topic. */
    noticeTopic: () => act((texts) => ({ type: 'topicChanged', ...texts })),
    clear: () => dispatch({ type: 'cleared' }),
    restore: (brief: Brief) => act((texts) => ({ type: 'restored', brief, ...texts })),
  };
}

export type BriefControls = ReturnType<typeof useBrief>;

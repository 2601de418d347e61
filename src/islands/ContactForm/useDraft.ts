import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Brief, EMPTY_BRIEF } from '../../lib/brief/brief.ts';
import { BRIEF_KEY, readBrief, saveBrief } from '../../lib/brief/storedBrief.ts';
import { DRAFT_KEY, isEmptyDraft, readDraft } from '../../lib/draft.ts';
import { FormDraft, textsIn } from '../../lib/formDraft.ts';

/** Whether this browser keeps the draft, cannot keep it, or keeps what another tab has stored since. */
export type DraftStatus = 'none' | 'kept' | 'notKept' | 'elsewhere';

const isSomethingStored = () =>
  !isEmptyDraft(readDraft() ?? {}) || Object.keys(readBrief()?.entries ?? {}).length > 0;

/** The texts of the form and their brief in this browser's storage; lib/formDraft.ts has the rules for two tabs. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft] = useState(() => new FormDraft(() => form.current));
  const [status, setStatus] = useState<DraftStatus>('none');
  /** Whether storage has taken what is in this form. It may be forbidden or full. */
  const isTaken = useRef(true);

  const report = useCallback(() => {
    if (!isTaken.current) setStatus(isEmptyDraft(textsIn(form.current)) ? 'none' : 'notKept');
    else if (!isSomethingStored()) setStatus('none');
    else setStatus(draft.state === 'apart' ? 'elsewhere' : 'kept');
  }, [draft, form]);

  useLayoutEffect(() => {
    draft.open();
    report();
  }, [draft, report]);

  /** The visitor does something in this form. */
  const touch = useCallback(() => draft.touch(), [draft]);

  /** Stores what was typed in this form, together with the brief whose lines stand in it. */
  const store = useCallback(
    (brief: Brief) => {
      if (draft.state !== 'writes') return;
      isTaken.current = draft.store() && saveBrief(brief);
      report();
    },
    [draft, report],
  );

  /** The page is left: see FormDraft. */
  const leave = useCallback(
    (brief: Brief) => {
      if (draft.leave()) saveBrief(brief);
    },
    [draft],
  );

  const isChanged = () => draft.isChanged();

  const remove = () => {
    if (draft.remove()) saveBrief(EMPTY_BRIEF);
    isTaken.current = true;
    report();
  };

  /** Calls `onFollow` once something else is stored and the form shows the texts that belong to it. */
  const listen = useCallback(
    (onFollow: () => void) => {
      const listening = new AbortController();
      const { signal } = listening;
      const follow = (isShown: boolean) => {
        if (isShown) onFollow();
        report();
      };
      const keys: readonly (string | null)[] = [DRAFT_KEY, BRIEF_KEY, null];
      addEventListener('storage', ({ key }) => keys.includes(key) && follow(draft.follow()), {
        signal,
      });
      // A page in the back–forward cache gets no storage events.
      addEventListener('pageshow', ({ persisted }) => persisted && follow(draft.comeBack()), {
        signal,
      });
      return () => listening.abort();
    },
    [draft, report],
  );

  return { status, isChanged, touch, store, leave, remove, listen };
}

export type DraftControls = ReturnType<typeof useDraft>;

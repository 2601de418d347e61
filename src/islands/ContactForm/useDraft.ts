import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  DRAFT_KEY,
  type Draft,
  isEmptyDraft,
  readDraft,
  readOtherDraft,
  saveDraft,
} from '../../lib/draft.ts';
import { FIELDS, type FieldName } from '../../lib/messageFields.ts';
import { controlIn } from '../shared/formSnapshot.ts';

/** Two texts that were stored for one field: none is lost. */
const joined = (one: string | undefined, two: string | undefined) =>
  one && two && one !== two ? `${one}\n\n${two}` : (one ?? two);

/**
 * Restores the draft into empty fields, and saves what is typed in this browser. A stored text is never overwritten by
 * one that was typed without seeing it: it becomes the other draft, and the visitor chooses.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [isSaved, setSaved] = useState(false);
  const [other, setOther] = useState<Draft>({});
  /** Fields typed in here: another tab never changes them. */
  const typedHere = useRef(new Set<FieldName>());

  /** Saves fields that code has filled in: answers become lines of the message. Another tab may still change them. */
  const saveFilledIn = useCallback(
    (...fields: FieldName[]) => {
      const valuesOf = (names: Iterable<FieldName>) =>
        Object.fromEntries(
          [...names].map((name) => [name, controlIn(form.current, name)?.value ?? '']),
        );
      // The draft of another tab wins, except in fields that have just changed here.
      const draft = { ...valuesOf(typedHere.current), ...readDraft(), ...valuesOf(fields) };
      setSaved(saveDraft(draft));
    },
    [form],
  );

  /** Saves fields that the visitor has typed in. */
  const saveTyped = (...fields: FieldName[]) => {
    for (const field of fields) typedHere.current.add(field);
    saveFilledIn(...fields);
  };

  useLayoutEffect(() => {
    const draft = readDraft();
    const kept = readOtherDraft();
    // keepDraft.ts has filled the form and stored what was typed. A text that differs nevertheless was typed
    // while another tab stored its own, or put in by the browser.
    for (const field of FIELDS) {
      const control = controlIn(form.current, field);
      if (!control) continue;
      const stored = draft[field];
      control.value ||= stored ?? '';
      if (control.value === (stored ?? '')) continue;
      typedHere.current.add(field);
      draft[field] = control.value;
      const both = joined(kept[field], stored);
      if (both) kept[field] = both;
    }
    setSaved(saveDraft(draft, kept));
    setOther(kept);
  }, [form]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const readAgain = () => {
      const stored = readDraft();
      for (const field of FIELDS) {
        const control = controlIn(form.current, field);
        if (control && !typedHere.current.has(field)) control.value = stored[field] ?? '';
      }
      setSaved(!isEmptyDraft(stored));
      setOther(readOtherDraft());
    };
    addEventListener('storage', ({ key }) => (key === DRAFT_KEY || key === null) && readAgain(), {
      signal,
    });
    // A page in the back–forward cache gets no storage events.
    addEventListener('pageshow', ({ persisted }) => persisted && readAgain(), { signal });
    return () => listening.abort();
  }, [form]);

  const remove = () => {
    typedHere.current.clear();
    setSaved(saveDraft({}));
  };

  /** The two drafts change places, so that showing the other one loses nothing either. */
  const showOther = () => {
    const hidden: Draft = {};
    for (const field of FIELDS) {
      const control = controlIn(form.current, field);
      const text = other[field];
      if (!control || text === undefined) continue;
      if (control.value) hidden[field] = control.value;
      control.value = text;
      typedHere.current.add(field);
    }
    setSaved(saveDraft({ ...readDraft(), ...other }, hidden));
    setOther(hidden);
  };

  const deleteOther = () => {
    saveDraft(readDraft(), {});
    setOther({});
  };

  return {
    ...{ isSaved, saveTyped, saveFilledIn, remove },
    ...{ hasOther: !isEmptyDraft(other), showOther, deleteOther },
  };
}

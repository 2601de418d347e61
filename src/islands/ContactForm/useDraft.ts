import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DRAFT_KEY, isEmptyDraft, readDraft, saveDraft } from '../../lib/draft.ts';
import { FIELDS, type FieldName } from '../../lib/validation.ts';
import { controlIn } from '../shared/formSnapshot.ts';

/** Restores the draft into empty fields, and saves what is typed in this browser. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [isSaved, setSaved] = useState(false);
  /** Fields typed in here: another tab never changes them. */
  const typedHere = useRef(new Set<FieldName>());

  const save = useCallback(
    (...fields: FieldName[]) => {
      const valuesOf = (names: Iterable<FieldName>) =>
        Object.fromEntries(
          [...names].map((name) => [name, controlIn(form.current, name)?.value ?? '']),
        );
      // The draft of another tab wins, except in fields that have just changed here.
      const draft = { ...valuesOf(typedHere.current), ...readDraft(), ...valuesOf(fields) };
      for (const field of fields) typedHere.current.add(field);
      setSaved(saveDraft(draft));
    },
    [form],
  );

  useLayoutEffect(() => {
    const stored = readDraft();
    const typedBeforeHydration = FIELDS.filter((field) => {
      const control = controlIn(form.current, field);
      if (control?.value === '') control.value = stored[field] ?? '';
      return control && control.value !== (stored[field] ?? '');
    });
    if (typedBeforeHydration.length > 0) save(...typedBeforeHydration);
    else setSaved(!isEmptyDraft(stored));
  }, [form, save]);

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

  return { isSaved, save, remove };
}

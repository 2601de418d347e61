import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DRAFT_KEY, isEmptyDraft, keepDraft, readDraft } from '../../lib/draft.ts';
import { controlIn } from '../shared/keepTyped.ts';
import { FIELDS, type FieldName } from './problems.ts';

const storage = () => localStorage;

/** Restores the draft into empty fields and keeps in this browser what is typed. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [isKept, setKept] = useState(false);
  /** Fields typed in here: another tab never changes them. */
  const typedHere = useRef(new Set<FieldName>());

  const keep = useCallback(
    (...fields: FieldName[]) => {
      const valuesOf = (names: Iterable<FieldName>) =>
        Object.fromEntries(
          [...names].map((name) => [name, controlIn(form.current, name)?.value ?? '']),
        );
      // What another tab has stored stays, but for the fields that have just changed here.
      const draft = { ...valuesOf(typedHere.current), ...readDraft(storage), ...valuesOf(fields) };
      for (const field of fields) typedHere.current.add(field);
      setKept(keepDraft(storage, draft));
    },
    [form],
  );

  useLayoutEffect(() => {
    const stored = readDraft(storage);
    const typedEarly = FIELDS.filter((field) => {
      const control = controlIn(form.current, field);
      if (control?.value === '') control.value = stored[field] ?? '';
      return control && control.value !== (stored[field] ?? '');
    });
    if (typedEarly.length > 0) keep(...typedEarly);
    else setKept(!isEmptyDraft(stored));
  }, [form, keep]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const follow = () => {
      const stored = readDraft(storage);
      for (const field of FIELDS) {
        const control = controlIn(form.current, field);
        if (control && !typedHere.current.has(field)) control.value = stored[field] ?? '';
      }
      setKept(!isEmptyDraft(stored));
    };
    addEventListener('storage', ({ key }) => (key === DRAFT_KEY || key === null) && follow(), {
      signal,
    });
    // A page in the back–forward cache gets no storage events.
    addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
    return () => listening.abort();
  }, [form]);

  const remove = () => {
    typedHere.current.clear();
    setKept(keepDraft(storage, {}));
  };

  return { isKept, keep, remove };
}

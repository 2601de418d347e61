import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  DRAFT_KEY,
  type Draft,
  isEmptyDraft,
  readDraft,
  readOtherDraft,
  saveDraft,
  unseenTexts,
  withTexts,
} from '../../lib/draft.ts';
import { FIELDS, type FieldName } from '../../lib/messageFields.ts';
import { controlIn } from '../shared/formSnapshot.ts';

const valuesIn = (form: HTMLFormElement | null, fields: Iterable<FieldName>): Draft =>
  Object.fromEntries([...fields].map((name) => [name, controlIn(form, name)?.value ?? '']));

/**
 * Restores the draft into empty fields, and saves what is typed in this browser. A stored text is never overwritten by
 * one that was typed without seeing it: it becomes the other draft, and the visitor chooses.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [isSaved, setSaved] = useState(false);
  const [other, setOther] = useState<Draft>({});
  /** Fields typed in here: another tab never changes them. */
  const typedHere = useRef(new Set<FieldName>());
  /** Stored texts that have stood in this form: these alone may be overwritten. */
  const shown = useRef<Draft>({});
  /** Whether storage has taken what was saved last. If not, it is in this page alone. */
  const isStored = useRef(true);

  const noteShown = useCallback(() => {
    const stored = readDraft();
    const values = valuesIn(form.current, FIELDS);
    for (const field of FIELDS)
      if (values[field] === (stored[field] ?? '')) shown.current[field] = values[field];
  }, [form]);

  const save = useCallback(
    (draft: Draft, kept: Draft) => {
      isStored.current = saveDraft(draft, kept);
      setSaved(isStored.current && !isEmptyDraft(draft));
      // Where storage is forbidden, nothing was read either: this page may have another draft nevertheless.
      if (isStored.current) setOther(kept);
      noteShown();
    },
    [noteShown],
  );

  /** Saves fields that code has filled in: answers become lines of the message. Another tab may still change them. */
  const saveFilledIn = useCallback(
    (...fields: FieldName[]) => {
      const values = valuesIn(form.current, fields);
      // The draft of another tab wins, except in fields that have just changed here.
      const draft = { ...valuesIn(form.current, typedHere.current), ...readDraft(), ...values };
      const kept = readOtherDraft();
      // Another tab has put aside what goes on here: two tabs that take turns would pile up their own texts.
      for (const field of fields) if (kept[field] === shown.current[field]) delete kept[field];
      save(draft, withTexts(kept, unseenTexts(values, shown.current)));
      if (isStored.current) return;
      // The texts are in this page alone: nothing that is stored may take their place.
      for (const field of fields) typedHere.current.add(field);
    },
    [form, save],
  );

  /** Saves fields that the visitor has typed in. */
  const saveTyped = (...fields: FieldName[]) => {
    for (const field of fields) typedHere.current.add(field);
    saveFilledIn(...fields);
  };

  useLayoutEffect(() => {
    const stored = readDraft();
    // keepDraft.ts has filled the form and stored what was typed. A text that differs nevertheless was typed
    // while another tab stored its own, or put in by the browser.
    for (const field of FIELDS) {
      const control = controlIn(form.current, field);
      if (!control) continue;
      control.value ||= stored[field] ?? '';
      if (control.value !== (stored[field] ?? '')) typedHere.current.add(field);
    }
    setOther(readOtherDraft());
    saveFilledIn(...typedHere.current);
  }, [form, saveFilledIn]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const readAgain = () => {
      const stored = readDraft();
      for (const field of FIELDS) {
        const control = controlIn(form.current, field);
        if (control && !typedHere.current.has(field)) control.value = stored[field] ?? '';
      }
      noteShown();
      setSaved(!isEmptyDraft(stored));
      setOther(readOtherDraft());
    };
    addEventListener('storage', ({ key }) => (key === DRAFT_KEY || key === null) && readAgain(), {
      signal,
    });
    // A page in the back–forward cache gets no storage events. A draft that could not be stored is in this page alone.
    addEventListener('pageshow', ({ persisted }) => persisted && isStored.current && readAgain(), {
      signal,
    });
    return () => listening.abort();
  }, [form, noteShown]);

  const remove = () => {
    typedHere.current.clear();
    const unseen = unseenTexts(valuesIn(form.current, FIELDS), shown.current);
    save({}, withTexts(readOtherDraft(), unseen));
    shown.current = {};
  };

  /** Texts that find no place in the form become part of the other draft. */
  const setAside = (texts: Draft) => {
    const kept = withTexts(other, texts);
    setOther(kept);
    save(readDraft(), kept);
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
    const kept = withTexts(hidden, unseenTexts(other, shown.current));
    setOther(kept);
    save({ ...readDraft(), ...other }, kept);
  };

  const deleteOther = () => {
    setOther({});
    save(readDraft(), {});
  };

  return {
    ...{ isSaved, saveTyped, saveFilledIn, remove },
    ...{ hasOther: !isEmptyDraft(other), showOther, deleteOther, setAside },
  };
}

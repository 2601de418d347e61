import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { controlIn } from '../../lib/formControls.ts';
import { submitButtonIn } from '../shared/formSnapshot.ts';
import type { FormState } from './formReducer.ts';

/** Whether each wrong field is in view with its error, below the header. */
function areErrorsInView(form: HTMLFormElement | null): boolean {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return [...(form?.elements ?? [])]
    .filter((element) => element.getAttribute('aria-invalid'))
    .every((element) => {
      const { top, bottom } = (element.closest('div') ?? element).getBoundingClientRect();
      return top >= (header || 0) && bottom <= innerHeight;
    });
}

/** Moves the focus to the target in the state. Returns refs for the possible targets. */
export function useFocus(focus: FormState['focus'], form: RefObject<HTMLFormElement | null>) {
  const summary = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const cleared = useRef<HTMLDivElement>(null);
  const [isSummaryQuiet, setSummaryQuiet] = useState(true);

  useLayoutEffect(() => {
    if (!focus) return;
    const targets = {
      summary,
      panel,
      cleared,
      message: { current: controlIn(form.current, 'message') },
      send: { current: submitButtonIn(form.current) },
    };
    const target = targets[focus.on].current;
    const isQuiet = focus.on === 'summary' && areErrorsInView(form.current);
    setSummaryQuiet(isQuiet);
    target?.focus({ preventScroll: true });
    if (isQuiet) return;
    // Below the page's header; Send stands where the visitor has just pressed Stop.
    const block = focus.on === 'send' ? 'nearest' : 'start';
    target?.scrollIntoView({ block, behavior: 'instant' });
  }, [focus, form]);

  return { summary, panel, cleared, isSummaryQuiet };
}

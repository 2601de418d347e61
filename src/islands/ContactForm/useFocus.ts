import { type RefObject, useLayoutEffect, useRef } from 'react';
import { controlIn } from '../shared/formSnapshot.ts';
import type { FormState } from './formReducer.ts';

/** Moves the focus to the target in the state. Returns refs for the possible targets. */
export function useFocus(focus: FormState['focus'], form: RefObject<HTMLFormElement | null>) {
  const summary = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const cleared = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!focus) return;
    const targets = {
      summary,
      panel,
      cleared,
      message: { current: controlIn(form.current, 'message') },
    };
    const target = targets[focus.on].current;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start', behavior: 'instant' }); // below the page's header
  }, [focus, form]);

  return { summary, panel, cleared };
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { controlIn } from '../../lib/formControls.ts';
import { submitButtonIn } from '../shared/formSnapshot.ts';
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
      send: { current: submitButtonIn(form.current) },
    };
    const target = targets[focus.on].current;
    target?.focus({ preventScroll: true });
    // Below the page's header; Send stands where the visitor has just pressed Stop.
    const block = focus.on === 'send' ? 'nearest' : 'start';
    target?.scrollIntoView({ block, behavior: 'instant' });
  }, [focus, form]);

  return { summary, panel, cleared };
}

import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { queryOf, readQuery } from '../../calculations/first/address.ts';
import type { Definition, Setting } from '../../calculations/first/definition.ts';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';

/** Safari allows 100 changes of the address in 30 seconds: it is written when a change rests. */
const DEBOUNCE_MS = 400;

function writeAddress(definition: Definition, setting: Setting) {
  const { pathname, hash } = location;
  history.replaceState(history.state, '', `${pathname}${queryOf(definition, setting)}${hash}`);
}

/** Reads the address once, and writes it when a change of the visitor rests. Nothing is stored. */
export function useAddress(
  definition: Definition,
  { setting, changes }: CalculationState,
  dispatch: Dispatch<CalculationEvent>,
) {
  useEffect(() => {
    const { search } = location;
    if (search) dispatch({ type: 'addressRead', ...readQuery(definition, search) });
  }, [definition, dispatch]);

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => writeAddress(definition, setting), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [definition, setting, changes]);

  // Whoever leaves before that and comes back finds the change. A reload has read the address before this event.
  const writeAtOnce = useEffectEvent(() => {
    if (changes > 0) writeAddress(definition, setting);
  });
  useEffect(() => {
    addEventListener('pagehide', writeAtOnce);
    return () => removeEventListener('pagehide', writeAtOnce);
  }, []);
}

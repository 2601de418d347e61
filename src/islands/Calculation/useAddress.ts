import { type Dispatch, useEffect, useEffectEvent } from 'react';
import { queryOf, readQuery } from '../../calculations/address.ts';
import type { Calculation } from '../../calculations/definition.ts';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';

/** Before any of these a link is followed, or copied; the one to another language takes the query along. */
const LINK_EVENTS = ['pointerdown', 'contextmenu', 'click'] as const;

const isOfLink = ({ target }: Event) => target instanceof Element && target.closest('a') !== null;

/** Safari allows 100 changes of the address in 30 seconds: it is written when a change rests. */
const DEBOUNCE_MS = 400;

function writeAddress(calculation: Calculation, { setting, a }: CalculationState) {
  const { pathname, search, hash } = location;
  const address = `${pathname}${queryOf(calculation, setting, a)}${hash}`;
  if (address !== `${pathname}${search}${hash}`) history.replaceState(history.state, '', address);
}

/** Reads the address once, and writes it when a change of the visitor rests. Nothing is stored. */
export function useAddress(
  calculation: Calculation,
  state: CalculationState,
  dispatch: Dispatch<CalculationEvent>,
) {
  const { setting, a, changes } = state;
  useEffect(() => {
    const { search } = location;
    if (search) dispatch({ type: 'addressRead', ...readQuery(calculation, search) });
  }, [calculation, dispatch]);

  const write = useEffectEvent(() => {
    if (changes > 0) writeAddress(calculation, state);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
  useEffect(() => {
    const timer = setTimeout(() => write(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [setting, a, changes]);

  // Whoever leaves before that and comes back finds the change. A reload has read the address before this event.
  useEffect(() => {
    const writeAtOnce = () => write();
    const writeForLink = (event: Event) => {
      if (isOfLink(event)) write();
    };
    addEventListener('pagehide', writeAtOnce);
    document.addEventListener('visibilitychange', writeAtOnce);
    // While they are captured: what listens at the link itself reads the address.
    for (const name of LINK_EVENTS) document.addEventListener(name, writeForLink, true);
    return () => {
      removeEventListener('pagehide', writeAtOnce);
      document.removeEventListener('visibilitychange', writeAtOnce);
      for (const name of LINK_EVENTS) document.removeEventListener(name, writeForLink, true);
    };
  }, []);
}

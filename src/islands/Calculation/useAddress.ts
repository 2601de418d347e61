import { type Dispatch, useEffect } from 'react';
import { queryOf, readQuery } from '../../lib/calculations/address.ts';
import type { Definition } from '../../lib/calculations/definitions/definition.ts';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';

/** Safari allows 100 changes of the address in 30 seconds: it is written when a change rests. */
const DEBOUNCE_MS = 400;

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
    const timer = setTimeout(() => {
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${queryOf(definition, setting)}${location.hash}`,
      );
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [definition, setting, changes]);
}

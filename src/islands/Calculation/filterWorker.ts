import type { Computed } from '../../calculations/definition.ts';
import { filter } from '../../calculations/filter/definition.ts';
import type { Setting } from '../../calculations/input.ts';

/** Designs filters, so that the page never waits for one. */
addEventListener('message', ({ data }: MessageEvent<Setting>) => {
  const computed: Computed = filter.compute(data);
  postMessage(computed);
});

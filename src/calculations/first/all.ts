import { definition as analog } from './analog-and-mixed-signal.definition.ts';
import type { Definition } from './definition.ts';

/** For the build and for tests. An island imports the one definition of its page. */
export const definitions: readonly Definition[] = [analog];

export const definitionOf = (slug: string): Definition | undefined =>
  definitions.find((definition) => definition.slug === slug);

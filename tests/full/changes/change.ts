import type { ProjectCopy } from '../../support/projectCopy.ts';

/** Something that a company does to the site without an engineer, and what must come of it. */
export interface Change {
  title: string;
  make: (copy: ProjectCopy) => Promise<void>;
  /** Declares the tests; the copy is built by the time they run. */
  check: (copy: ProjectCopy) => void;
}

import type { Visitor } from './visitor.ts';

/** What a visitor comes for, and how it goes. */
export interface Journey {
  title: string;
  go(visitor: Visitor): Promise<void>;
}

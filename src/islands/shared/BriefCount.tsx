import { TranslatableText } from './TranslatableText.tsx';

/** A custom element: src/scripts/briefCount.ts fills it, before React is loaded and without it. */
export function BriefCount() {
  return <TranslatableText as="brief-count">{''}</TranslatableText>;
}

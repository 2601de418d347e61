import { TranslatableText } from '../shared/TranslatableText.tsx';
import { useDebounced } from './useDebounced.ts';

/** An announcement waits until the last change rests. */
const ANNOUNCE_MS = 600;

/** Says the result to screen readers, once for all steps of a move. */
export const Announcement = ({ text }: { text: string }) => (
  <TranslatableText as="p" className="visually-hidden" role="status">
    {useDebounced(text, ANNOUNCE_MS, '')}
  </TranslatableText>
);

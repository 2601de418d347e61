import { TranslatableText } from '../shared/TranslatableText.tsx';
import { useDelayed } from './useDelayed.ts';

/** An announcement waits until the last change rests. */
const ANNOUNCE_MS = 600;

/** Says the result to screen readers, once for all steps of a move. */
export const Announcement = ({ text }: { text: string }) => (
  <TranslatableText as="p" className="visually-hidden" role="status">
    {useDelayed(text, ANNOUNCE_MS, '')}
  </TranslatableText>
);

import { type Brief, type Entry, SYMPTOM_KEY } from './brief.ts';

/**
 * Puts something from another page into the brief; the contact form writes its line. Its service becomes the topic,
 * unless the visitor has chosen one, or has come by a symptom, which names its own.
 */
export function takeAlong(
  brief: Brief,
  key: string,
  { label, text }: Pick<Entry, 'label' | 'text'>,
  service?: string,
): Brief {
  const { line } = brief.entries[key] ?? {};
  const isNamed = brief.topic !== undefined || isInBrief(brief, SYMPTOM_KEY);
  return {
    ...brief,
    ...(service !== undefined && !isNamed && { service }),
    entries: { ...brief.entries, [key]: { label, text, ...(line !== undefined && { line }) } },
  };
}

export const isInBrief = ({ entries }: Brief, key: string) =>
  entries[key] !== undefined && !entries[key].isLeftOut;

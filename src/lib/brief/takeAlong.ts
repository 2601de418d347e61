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

/** Takes it out again. What has a line in the message keeps its entry, so that the form can remove the line. */
export function leaveBehind(brief: Brief, key: string): Brief {
  const { [key]: entry, ...others } = brief.entries;
  if (!entry) return brief;
  const entries =
    entry.line === undefined
      ? others
      : { ...others, [key]: { ...entry, isLeftOut: true as const } };
  return { ...brief, entries };
}

export const isInBrief = ({ entries }: Brief, key: string) =>
  entries[key] !== undefined && !entries[key].isLeftOut;

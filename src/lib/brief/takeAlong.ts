import type { Brief, Entry } from './brief.ts';

/** Puts something from another page into the brief; the contact form writes its line. A service becomes the topic. */
export function takeAlong(
  brief: Brief,
  key: string,
  { label, text }: Pick<Entry, 'label' | 'text'>,
  service?: string,
): Brief {
  const { line } = brief.entries[key] ?? {};
  return {
    // A topic that the visitor has chosen stays.
    ...(service !== undefined && brief.topic === undefined && { service }),
    ...(brief.topic !== undefined && { service: brief.service, topic: brief.topic }),
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

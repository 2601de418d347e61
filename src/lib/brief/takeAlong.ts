import { type Brief, type Entry, SYMPTOM_KEY } from './brief.ts';

type Words = Pick<Entry, 'label' | 'text'>;

/** With an entry that keeps the line that it has in the message: the form replaces it. */
function withEntry({ entries, ...brief }: Brief, key: string, { label, text }: Words): Brief {
  const { line } = entries[key] ?? {};
  return {
    ...brief,
    entries: { ...entries, [key]: { label, text, ...(line !== undefined && { line }) } },
  };
}

export const isInBrief = ({ entries }: Brief, key: string) =>
  entries[key] !== undefined && !entries[key].isLeftOut;

/**
 * Puts something from another page into the brief; the contact form writes its line. Its service becomes the topic,
 * unless the visitor has chosen one, or has come by a symptom, which names its own.
 */
export function takeAlong(brief: Brief, key: string, words: Words, service?: string): Brief {
  const isNamed = brief.topic !== undefined || isInBrief(brief, SYMPTOM_KEY);
  return withEntry({ ...brief, ...(service && !isNamed && { service }) }, key, words);
}

/**
 * The visitor starts from a symptom, one at a time: another one takes its place and its line. Its service becomes the
 * topic, also after another one, unless the topic is in the visitor's own words.
 */
export function startFrom(brief: Brief, words: Words, service?: string): Brief {
  const started = withEntry(brief, SYMPTOM_KEY, words);
  return brief.isWorded ? started : { ...(service && { service }), entries: started.entries };
}

/**
 * Takes something out of the brief again. What has a line in the message keeps its entry, so that the form can remove
 * the line.
 */
export function leaveBehind(brief: Brief, key: string): Brief {
  const { [key]: entry, ...others } = brief.entries;
  const entries =
    entry?.line === undefined
      ? others
      : { ...others, [key]: { ...entry, isLeftOut: true as const } };
  return { ...brief, entries };
}

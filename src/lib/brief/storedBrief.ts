import type { StorageKey } from '../storageKeys.ts';
import { isObject, readStored, store } from '../stored.ts';
import type { Brief, Entry } from './brief.ts';

export const BRIEF_KEY: StorageKey = 'contact-brief';

/** Sent to the window when the brief was stored: browsers tell other tabs only. */
export const SAVED_EVENT = 'briefsaved';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A moment in time that a calendar can be told. */
const isMoment = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));

/** Flags of another type are as good as `true`. */
const isEntry = (entry: [string, unknown]): entry is [string, Entry] => {
  const [, value] = entry;
  return (
    isObject(value) &&
    [value.label, value.text, value.line ?? ''].every(isText) &&
    (value.at === undefined || isMoment(value.at))
  );
};

/** What is stored; anything else in its place counts as nothing. Null where storage cannot be read. */
export function readBrief(): Brief | null {
  const stored = readStored(BRIEF_KEY);
  if (!stored) return null;
  const { service, topic, isWorded, entries } = stored;
  return {
    ...(isText(service) && { service }),
    ...(isText(topic) && { topic }),
    ...(isWorded === true && { isWorded }),
    entries: Object.fromEntries(Object.entries(entries ?? {}).filter(isEntry)),
  };
}

/** Returns whether it is stored now: storage may be forbidden or full. */
export function saveBrief(brief: Brief): boolean {
  const isEmpty = brief.service === undefined && Object.keys(brief.entries).length === 0;
  const isStored = store(BRIEF_KEY, isEmpty ? null : brief);
  if (isStored) dispatchEvent(new Event(SAVED_EVENT));
  return isStored;
}

/** Changes the brief that is stored. Returns whether it could be read and stored. */
export function changeBrief(change: (brief: Brief) => Brief): boolean {
  const brief = readBrief();
  return brief !== null && saveBrief(change(brief));
}

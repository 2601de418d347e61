import { PROPOSAL_KEY } from './brief.ts';
import { changeBrief, readBrief } from './storedBrief.ts';
import { takeAlong } from './takeAlong.ts';

/** A time for a call, as a line of the message. */
export interface Proposal {
  label: string;
  text: string;
  /** The same for machines, in UTC. */
  at: string;
}

/** Sent to the window: the form takes it where it is alive, and then prevents the default. */
export const PROPOSED_EVENT = 'timeproposed';

/** Puts the time into the message, or keeps it for the form. Returns whether it is there. */
export function proposeTime(proposal: Proposal): boolean {
  const event = new CustomEvent(PROPOSED_EVENT, { detail: proposal, cancelable: true });
  if (!dispatchEvent(event)) return true;
  return changeBrief((brief) => {
    const taken = takeAlong(brief, PROPOSAL_KEY, proposal);
    const entry = taken.entries[PROPOSAL_KEY];
    return entry
      ? { ...taken, entries: { ...taken.entries, [PROPOSAL_KEY]: { ...entry, at: proposal.at } } }
      : taken;
  });
}

/** The time that stands in the message. */
export function readProposedTime(): string | undefined {
  const entry = readBrief()?.entries[PROPOSAL_KEY];
  return entry?.isLeftOut ? undefined : entry?.at;
}

import { useMemo, useSyncExternalStore } from 'react';
import { minutesOfDay, nextTimeOfDay } from '../../lib/workingHours.ts';
import { useMinute } from './useMinute.ts';

/** A time that the visitor has pulled the sun or the tick to, on the next day that has it or so many days later. */
interface Pulled {
  time: number;
  days: number;
}

/** One for map and table, which are two islands. */
let pulled: Pulled | null = null;
const listeners = new Set<() => void>();

function setPulled(to: Pulled | null) {
  pulled = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => pulled;
const readOnServer = () => null;

export interface ShownHour {
  /** The time that map and table show; null on the server and until the task after hydration. */
  shown: Date | null;
  /** It is not the current one. */
  isPulled: boolean;
  /** Whether the day before is still to come. */
  isLater: boolean;
  /** To the next time with these minutes since midnight on the visitor's clock, which it returns; null goes back to now. */
  pull: (minutes: number | null) => Date | null;
  /** To the same time so many days later. */
  turn: (days: number) => void;
}

/** The current minute, or the time that the visitor has pulled to. */
export function useShownHour(): ShownHour {
  const now = useMinute();
  const at = useSyncExternalStore(subscribe, read, readOnServer);
  const shown = useMemo(() => (now && at ? new Date(at.time) : now), [now, at]);

  const goTo = (now: Date, minutes: number, days: number, from?: Date) => {
    const time = nextTimeOfDay(now, minutes, days, from);
    setPulled({ time: time.getTime(), days });
    return time;
  };
  return {
    shown,
    isPulled: at !== null,
    isLater: at !== null && at.days > 0,
    pull(minutes) {
      if (minutes !== null && now && shown) return goTo(now, minutes, at?.days ?? 0, shown);
      if (minutes === null) setPulled(null);
      return null;
    },
    turn(days) {
      if (!now || !shown) return;
      if (at) {
        const time = new Date(at.time);
        time.setDate(time.getDate() + days);
        setPulled({ time: time.getTime(), days: at.days + days });
      } else goTo(now, minutesOfDay(shown), days - 1); // the next day that has this minute is tomorrow
    },
  };
}

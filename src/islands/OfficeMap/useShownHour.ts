import { useMemo, useState } from 'react';
import { minutesOfDay, timeOfDay } from '../../lib/workingHours.ts';
import { useMinute } from './useMinute.ts';

export interface ShownHour {
  /** The hour that map and list show; null on the server and until the task after hydration. */
  shown: Date | null;
  /** It is not the current one. */
  isPulled: boolean;
  /** Minutes since midnight on the visitor's clock; null goes back to now. */
  pull: (minutes: number | null) => void;
}

/** The current minute, or the hour of today that the visitor has pulled the tick to. */
export function useShownHour(): ShownHour {
  const now = useMinute();
  // Minutes and not a date, so that a pulled hour is one of today after midnight, too.
  const [pulled, setPulled] = useState<number | null>(null);
  const shown = useMemo(
    () => (now && pulled !== null ? timeOfDay(now, pulled) : now),
    [now, pulled],
  );
  const pull = (minutes: number | null) =>
    setPulled(minutes === null || !shown ? null : minutesOfDay(timeOfDay(shown, minutes, shown)));
  return { shown, isPulled: pulled !== null, pull };
}

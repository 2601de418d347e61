import { useState } from 'react';
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
  const [pulled, setPulled] = useState<Date | null>(null);
  const pull = (minutes: number | null) => {
    if (minutes === null || !now) return setPulled(null);
    const at = new Date(now);
    at.setHours(0, minutes, 0, 0);
    setPulled(at);
  };
  return { shown: pulled ?? now, isPulled: pulled !== null, pull };
}

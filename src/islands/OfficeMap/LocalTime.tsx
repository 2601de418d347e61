import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';

interface LocalTimeProps {
  /** Where the time is; without it, the visitor's own. */
  office?: Pick<MapOffice, 'timeZone' | 'zone'>;
  /** Another time than now. */
  at?: Date | null;
  /** With the weekday only where it is not the visitor's. */
  isBrief?: boolean;
  className?: string | undefined;
}

/** A custom element: src/scripts/localTime.ts replaces the zone's name by the time, before React is loaded. */
export function LocalTime({ office, at, isBrief, className }: LocalTimeProps) {
  return (
    <TranslatableText
      as="local-time"
      class={className}
      zone={office?.timeZone}
      at={at?.toISOString()}
      brief={isBrief ? '' : undefined}
    >
      {office?.zone ?? ''}
    </TranslatableText>
  );
}

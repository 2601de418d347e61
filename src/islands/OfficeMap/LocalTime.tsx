import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { Text } from '../shared/Text.tsx';

interface LocalTimeProps {
  office: Pick<MapOffice, 'timeZone' | 'zone'>;
  className?: string | undefined;
}

/** A custom element: src/scripts/localTime.ts replaces the zone's name by the time, before React is loaded. */
export function LocalTime({ office, className }: LocalTimeProps) {
  return (
    <Text as="local-time" class={className} zone={office.timeZone}>
      {office.zone}
    </Text>
  );
}

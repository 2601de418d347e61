import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { Text } from '../shared/Text.tsx';

export interface LocalTimeProps {
  office: Pick<MapOffice, 'timeZone' | 'zone'>;
  className?: string | undefined;
}

/**
 * A custom element, because the time must not wait for React: src/browser/localTime.ts puts it in
 * place of the zone's name. React never looks into it again.
 */
export function LocalTime({ office, className }: LocalTimeProps) {
  return (
    <Text as="local-time" class={className} zone={office.timeZone}>
      {office.zone}
    </Text>
  );
}

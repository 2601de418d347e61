import type { Ref } from 'react';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { Text } from '../shared/Text.tsx';
import { LocalTime } from './LocalTime.tsx';
import styles from './OfficeTip.deferred.module.css';

interface OfficeTipProps {
  id: string;
  office: MapOffice;
  /** Hides the tooltip until its own sheet has loaded. */
  /** Such as "open now"; unknown before hydration. */
  state: string | undefined;
  ref: Ref<HTMLDivElement>;
}

export function OfficeTip({ id, office, state, ref }: OfficeTipProps) {
  const { name, joint, rest, coordinates } = office;
  return (
    <div className={`screen-only ${styles.tip}`} id={id} role="tooltip" ref={ref}>
      <span className={styles.name}>
        <Text>{name}</Text>
        <Text className={styles.joint}>{joint}</Text>
      </span>
      <Text className={styles.rest}>{rest}</Text>
      <span className={styles.now}>
        <LocalTime className={styles.time} office={office} />
        {state && <Text className={styles.state}>{state}</Text>}
      </span>
      <Text className="note">{coordinates}</Text>
    </div>
  );
}

import type { Ref } from 'react';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { LocalTime } from './LocalTime.tsx';
import styles from './OfficeTip.deferred.module.css';

interface OfficeTipProps {
  id: string;
  office: MapOffice;
  /** Such as "at work"; unknown before hydration. */
  state: string | undefined;
  /** Another time than now, which the visitor has pulled to. */
  at: Date | null;
  ref: Ref<HTMLDivElement>;
}

export function OfficeTip({ id, office, state, at, ref }: OfficeTipProps) {
  const { name, joint, rest, label, coordinates } = office;
  // The tooltip describes its marker, whose name is said already.
  const isLabel = name + joint + rest === label || undefined;
  return (
    <div className={`screen-only ${styles.tip}`} id={id} role="tooltip" ref={ref}>
      <span className={styles.name} aria-hidden={isLabel}>
        <TranslatableText>{name}</TranslatableText>
        <TranslatableText className={styles.joint}>{joint}</TranslatableText>
      </span>
      <TranslatableText className={styles.rest} aria-hidden={isLabel}>
        {rest}
      </TranslatableText>
      <span className={styles.now}>
        <LocalTime className={styles.time} office={office} at={at} />
        {state && <TranslatableText className={styles.state}>{state}</TranslatableText>}
      </span>
      <TranslatableText className="note">{coordinates}</TranslatableText>
    </div>
  );
}

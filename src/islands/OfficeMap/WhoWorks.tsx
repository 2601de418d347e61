import { useRef } from 'react';
import { marksFor } from '../../lib/joiners.ts';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { fillText } from '../../lib/placeholders.ts';
import { clockTime, mostAtOnce } from '../../lib/workingHours.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { HourRange } from './HourRange.tsx';
import { HourTicks } from './HourTicks.tsx';
import type { MapHoursWords, OfficeHours } from './officeHours.ts';
import { ProposeButton } from './ProposeButton.tsx';
import type { ShownHour } from './useShownHour.ts';
import styles from './WhoWorks.deferred.module.css';

interface WhoWorksProps {
  words: MapHoursWords;
  locale: string;
  offices: readonly MapOffice[];
  /** Unknown before React. */
  hours: readonly OfficeHours[];
  hour: ShownHour;
  /** Who works at the shown time; its results stand in brackets. */
  sentence: string;
}

/**
 * Below the map, and at the foot of the window while any of the map is in view: who works at the shown time. On a phone,
 * where the sun may be out of the picture, it has a rule of the day.
 */
export function WhoWorks({ words, locale, offices, hours, hour, sentence }: WhoWorksProps) {
  const { shown, isPulled, isLater, pull, turn } = hour;
  const after = useRef<HTMLButtonElement>(null);
  const plain = sentence.replaceAll(/[[\]]/g, '');
  /** The button that was pressed goes away with what it did. */
  const andGoOn = (act: () => void) => () => {
    act();
    after.current?.focus();
  };
  return (
    <div className={`screen-only ${styles.band} ${shown ? '' : styles.reserved}`}>
      <div className={`wrap grid ${styles.inner}`}>
        <div className={styles.rule}>
          {shown && (
            <>
              <span className={styles.line} />
              <HourRange
                label={words.clock}
                spoken={plain}
                onPull={pull}
                {...{ shown, isPulled }}
              />
            </>
          )}
          <HourTicks locale={locale} className={styles.ticks} />
        </div>
        <p className={styles.who}>
          {sentence
            .split(/[[\]]/)
            .map((part, index) => [part, index] as const)
            .map(([part, index]) => (
              <TranslatableText key={index} as={index % 2 ? 'b' : 'span'}>
                {part}
              </TranslatableText>
            ))}
        </p>
        {offices.length > 1 && (
          <TranslatableText as="p" className={styles.most}>
            {shown ? mostText(hours, words, locale) : ''}
          </TranslatableText>
        )}
        <div className={styles.acts}>
          <ProposeButton {...{ words, locale, hour }} />
          {isLater && (
            <TranslatableText
              as="button"
              className={`link ${styles.act}`}
              type="button"
              onClick={andGoOn(() => turn(-1))}
            >
              {words.dayBefore}
            </TranslatableText>
          )}
          <TranslatableText
            as="button"
            ref={after}
            className={`link ${styles.act}`}
            type="button"
            onClick={() => turn(1)}
          >
            {words.dayAfter}
          </TranslatableText>
          {isPulled && (
            <TranslatableText
              as="button"
              className={`link ${styles.act}`}
              type="button"
              onClick={andGoOn(() => pull(null))}
            >
              {words.backToNow}
            </TranslatableText>
          )}
        </div>
      </div>
    </div>
  );
}

/** When the most offices work on that day, and whether there ever is a time at which all of them do. */
function mostText(hours: readonly OfficeHours[], words: MapHoursWords, locale: string): string {
  const most = mostAtOnce(hours.map(({ day }) => day));
  if (!most) return words.noneThatDay;
  const { count, from, to } = most;
  const sentence = fillText(
    words.most,
    { most: count, from: clockTime(from, locale), to: clockTime(to, locale) },
    locale,
  );
  const gap = marksFor(sentence).comma === ', ' ? ' ' : '';
  return words.never && count < hours.length ? `${sentence}${gap}${words.never}` : sentence;
}

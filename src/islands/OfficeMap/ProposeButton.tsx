import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/Button.tsx';
import { proposeTime, readProposedTime } from '../../lib/brief/proposal.ts';
import { SAVED_EVENT } from '../../lib/brief/storedBrief.ts';
import { marksFor } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import { clockTime, minutesOfDay } from '../../lib/workingHours.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { STEP_MIN } from './hourKeys.ts';
import { dayText, type MapHoursWords } from './officeHours.ts';
import type { ShownHour } from './useShownHour.ts';

interface ProposeButtonProps {
  words: MapHoursWords;
  locale: string;
  hour: ShownHour;
}

const DAY_MIN = 24 * 60;

function subscribe(listener: () => void) {
  const names = [SAVED_EVENT, 'storage', 'pageshow'];
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}

/** "Fri 20 Nov, 8:30 my time (8:30 UTC)"; where it is another day there, with that day. */
function proposalText(time: Date, words: MapHoursWords, locale: string): string {
  const utc = clockTime(time.getUTCHours() + time.getUTCMinutes() / 60, locale);
  const [day, utcDay] = [dayText(time, locale), dayText(time, locale, 'UTC')];
  return fillText(words.proposal, {
    day,
    time: clockTime(minutesOfDay(time) / 60, locale),
    utc: utcDay === day ? utc : `${utcDay}${marksFor(words.proposal).comma}${utc}`,
  });
}

/** Puts the shown time into the message of the form; the current one at its next quarter of an hour. */
export function ProposeButton({ words, locale, hour }: ProposeButtonProps) {
  const { shown, isPulled, pull } = hour;
  const stored = useSyncExternalStore(subscribe, readProposedTime, () => undefined);
  const [isSaid, setSaid] = useState(false);
  /** Until the form has stored it, which it cannot where storage is forbidden or full. */
  const [unstored, setUnstored] = useState<string>();
  useEffect(() => {
    const forget = () => setUnstored(undefined);
    addEventListener(SAVED_EVENT, forget);
    return () => removeEventListener(SAVED_EVENT, forget);
  }, []);
  const proposed = unstored ?? stored;
  const isProposed = isPulled && proposed !== undefined && proposed === shown?.toISOString();
  const propose = () => {
    if (!shown || isProposed) return;
    const quarter = Math.ceil((minutesOfDay(shown) + (isPulled ? 0 : 1)) / STEP_MIN) * STEP_MIN;
    const time = isPulled ? shown : pull(quarter % DAY_MIN);
    if (!time) return;
    const text = proposalText(time, words, locale);
    const at = time.toISOString();
    const isTaken = proposeTime({ label: words.proposedTime, text, at });
    setSaid(isTaken);
    setUnstored(isTaken && readProposedTime() !== at ? at : undefined);
  };
  return (
    <>
      <Button look="line" onClick={propose}>
        <TranslatableText>
          {isProposed ? words.inMessage : proposed ? words.proposeInstead : words.propose}
        </TranslatableText>
      </Button>
      <TranslatableText className="visually-hidden" role="status">
        {isSaid && isProposed ? words.inMessage : ''}
      </TranslatableText>
    </>
  );
}

import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { changeBrief } from '../../lib/brief/storedBrief.ts';
import { takeAlong } from '../../lib/brief/takeAlong.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CalculationWords } from './calculationWords.ts';

interface TakeValuesProps {
  labels: CalculationWords['labels'];
  /** The service of the calculation: it becomes the topic of the form. */
  service: string;
  /** The result in words, with its address; made when the button is pressed. */
  text: () => string;
  /** The address of the contact form. */
  formPath: string;
}

/** Goes to the contact form, where the result is a line of the message. */
export function TakeValues({ labels, service, text, formPath }: TakeValuesProps) {
  const [hasFailed, setFailed] = useState(false);
  const take = () => {
    const entry = { label: labels.line, text: text() };
    const key = `calculation/${service}`;
    if (changeBrief((brief) => takeAlong(brief, key, entry, service))) location.assign(formPath);
    else setFailed(true);
  };
  return (
    <>
      <Button look="line" arrow onClick={take}>
        <TranslatableText>{labels.take}</TranslatableText>
      </Button>
      <p role="status">{hasFailed && <TranslatableText>{labels.notTaken}</TranslatableText>}</p>
    </>
  );
}

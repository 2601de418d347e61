import { Fragment } from 'react';

export interface PhrasesProps {
  phrases: readonly string[];
}

/** Scripts that write words without spaces between them. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]$/u;

/** A statement in phrases: lines break between them, where a reader would breathe. */
export function Phrases({ phrases }: PhrasesProps) {
  return phrases.map((phrase) => (
    <Fragment key={phrase}>
      <span>{phrase}</span>
      {UNSPACED.test(phrase) ? '' : ' '}
    </Fragment>
  ));
}

import { Fragment } from 'react';

interface PhrasesProps {
  phrases: readonly string[];
}

/** Ends in a script that has no spaces between words. */
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]$/u;

/** Lines of a statement break between its phrases only. */
export function Phrases({ phrases }: PhrasesProps) {
  return phrases.map((phrase) => (
    <Fragment key={phrase}>
      <span>{phrase}</span>
      {WITHOUT_SPACES.test(phrase) ? '' : ' '}
    </Fragment>
  ));
}

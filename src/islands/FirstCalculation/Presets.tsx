import { type Dispatch, memo } from 'react';
import type { Preset } from '../../calculations/first/calculation.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CalculationEvent } from './calculationReducer.ts';
import { spokenName } from './fields.ts';
import styles from './Presets.deferred.module.css';
import { ReservedSpace } from './ReservedSpace.tsx';
import square from './squareInput.deferred.module.css';

interface PresetsProps {
  title: string;
  presets: readonly Preset[];
  words: Readonly<Record<string, { name: string; source: string }>>;
  longestSource: string;
  chosen: string | undefined;
  /** Said when none is chosen. */
  own: string;
  dispatch: Dispatch<CalculationEvent>;
}

/** Values to start from, each with its document. `memo`, because most moves leave them as they are. */
export const Presets = memo(function Presets({
  title,
  presets,
  words,
  longestSource,
  chosen,
  own,
  dispatch,
}: PresetsProps) {
  const source = chosen === undefined ? own : (words[chosen]?.source ?? own);
  return (
    <fieldset className={styles.presets}>
      <TranslatableText as="legend" className="note">
        {title}
      </TranslatableText>
      {presets.map(({ key }) => (
        <label key={key}>
          <input
            className={square.square}
            type="radio"
            name="calculation-preset"
            aria-label={spokenName(words[key]?.name ?? key)}
            checked={key === chosen}
            onChange={() => dispatch({ type: 'preset', key })}
          />
          <TranslatableText>{words[key]?.name ?? key}</TranslatableText>
        </label>
      ))}
      <ReservedSpace className={`note ${styles.source}`} longest={longestSource}>
        <TranslatableText as="p" key={source}>
          {source}
        </TranslatableText>
      </ReservedSpace>
    </fieldset>
  );
});

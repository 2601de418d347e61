import type { Preset } from '../../lib/calculations/calculation.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './Calculation.deferred.module.css';

interface PresetsProps {
  title: string;
  presets: readonly Preset[];
  words: Readonly<Record<string, { name: string; source: string }>>;
  chosen: string | undefined;
  /** Said when none is chosen. */
  own: string;
  onChoose: (key: string) => void;
}

/** Values to start from, each with its document. */
export function Presets({ title, presets, words, chosen, own, onChoose }: PresetsProps) {
  const source = chosen === undefined ? own : (words[chosen]?.source ?? own);
  return (
    <fieldset className={styles.presets}>
      <TranslatableText as="legend" className="note">
        {title}
      </TranslatableText>
      {presets.map(({ key }) => (
        <label key={key}>
          <input
            type="radio"
            name="calculation-preset"
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <TranslatableText>{words[key]?.name ?? key}</TranslatableText>
        </label>
      ))}
      <TranslatableText as="p" className={`note ${styles.source}`} key={source}>
        {source}
      </TranslatableText>
    </fieldset>
  );
}

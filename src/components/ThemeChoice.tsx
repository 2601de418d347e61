import type { SiteLabels } from '../content/schemas/labels.ts';
import styles from './ThemeChoice.deferred.module.css';

interface ThemeChoiceProps {
  labels: SiteLabels['theme'];
}

/** Values that src/scripts/themeAndLanguage.ts stores and src/scripts/beforePaint.js reads. */
const THEMES = ['auto', 'light', 'dark'] as const;

/** Hidden unless its script runs and the choice can be stored (`data-choices` on the root element). */
export function ThemeChoice({ labels }: ThemeChoiceProps) {
  return (
    <fieldset className={styles.choice} data-theme-choice>
      <legend className={`note ${styles.legend}`}>{labels.name}</legend>
      <div className={styles.options}>
        {THEMES.map((theme) => (
          <label key={theme} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === 'auto'}
            />
            <span className={styles.text}>{labels[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

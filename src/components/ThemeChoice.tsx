import type { Labels } from '../content/schemas/labels.ts';
import styles from './ThemeChoice.later.module.css';

export interface ThemeChoiceProps {
  labels: Labels['theme'];
}

/** What src/browser/choices.ts stores and src/browser/beforePaint.js reads. */
const THEMES = ['auto', 'light', 'dark'] as const;

/** Shown where the choice can be kept (`data-choices` on the page's root); elsewhere the system decides. */
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

import type { Suggestion } from '../content/otherLanguages.ts';
import styles from './LanguageSuggestion.module.css';
import { StyleRules } from './StyleRules.tsx';

export interface LanguageSuggestionProps {
  /** For screen readers, in the language of the page. */
  name: string;
  suggestions: readonly Suggestion[];
}

/**
 * One quiet line in the language that the visitor's browser prefers. Which one, if any, is decided
 * before the first paint (src/browser/beforePaint.js), so that nothing moves; without script none is
 * shown, and nobody is ever sent elsewhere.
 */
export function LanguageSuggestion({ name, suggestions }: LanguageSuggestionProps) {
  /** CSS cannot compare one attribute with another. */
  const rules = suggestions.map(
    ({ lang }) => `[data-suggest="${lang}"] [data-suggestion="${lang}"]{display:block}`,
  );
  return (
    <aside className={styles.suggestion} aria-label={name}>
      <StyleRules css={rules.join('')} />
      {suggestions.map(({ lang, href, text, link, stay }) => (
        <div key={lang} className={styles.line} lang={lang} data-suggestion={lang}>
          <div className={`wrap ${styles.row}`}>
            <p className={styles.text}>{text}</p>
            <a className={`link ${styles.act}`} href={href} hrefLang={lang}>
              {link}
            </a>
            <button className={`link ${styles.act}`} type="button" data-stay>
              {stay}
            </button>
          </div>
        </div>
      ))}
    </aside>
  );
}

import type { Suggestion } from '../content/translations/languageLinks.ts';
import styles from './LanguageSuggestion.module.css';
import { StyleRules } from './StyleRules.tsx';

interface LanguageSuggestionProps {
  /** For screen readers, in the language of the page. */
  name: string;
  suggestions: readonly Suggestion[];
}

/**
 * Offers the page in the language that the visitor's browser prefers. src/scripts/beforePaint.js chooses
 * the line before the first paint, so that nothing moves; without script none is shown. Nobody is redirected.
 */
export function LanguageSuggestion({ name, suggestions }: LanguageSuggestionProps) {
  /** CSS cannot compare one attribute with another. */
  const rules = suggestions.map(
    ({ lang }) => `[data-suggest="${lang}"] [data-suggestion="${lang}"]{display:block}`,
  );
  return (
    <aside className={styles.suggestion} aria-label={name}>
      <StyleRules css={rules.join('')} />
      {suggestions.map(({ lang, direction, href, text, link, stay }) => (
        <div key={lang} className={styles.line} lang={lang} dir={direction} data-suggestion={lang}>
          <div className={`wrap ${styles.row}`}>
            <p className={styles.text}>{text}</p>
            <a className={`link ${styles.act}`} href={href} hrefLang={lang}>
              {link}
            </a>
            <button className={`link ${styles.act}`} type="button" data-keep-language>
              {stay}
            </button>
          </div>
        </div>
      ))}
    </aside>
  );
}

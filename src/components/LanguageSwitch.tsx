import type { LanguageLink } from '../content/translations/languageLinks.ts';
import { fillText } from '../lib/placeholders.ts';
import deferred from './LanguageList.deferred.module.css';
import styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  /** {language}: for screen readers. */
  label: string;
  languages: readonly LanguageLink[];
  current: string;
}

/** Works without script; src/scripts/themeAndLanguage.ts adds Escape and stores the choice. */
export function LanguageSwitch({ label, languages, current }: LanguageSwitchProps) {
  const name = languages.find(({ lang }) => lang === current)?.name ?? current;
  return (
    <details className={styles.switch} data-languages>
      <summary
        className={`${styles.summary} ${deferred.button}`}
        aria-label={fillText(label, { language: name })}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path d="M9 1.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zM9 1.5c-4.2 4-4.2 11 0 15M9 1.5c4.2 4 4.2 11 0 15M1.5 9h15" />
        </svg>
        <span>{name}</span>
        <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4.5 6 8.5l4-4" />
        </svg>
      </summary>
      <ul className={deferred.list}>
        {languages.map(({ lang, name: own, href }) => (
          <li key={lang}>
            <a
              className={deferred.link}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={lang === current ? 'true' : undefined}
            >
              {own}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

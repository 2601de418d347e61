import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { Logo } from '../../components/Logo.tsx';
import type { LanguageLink } from '../../content/otherLanguages.ts';
import type { Labels } from '../../content/schemas/labels.ts';
import type { Paths } from '../../lib/paths.ts';
import styles from './Header.module.css';
import { MegaMenu } from './MegaMenu.tsx';
import panel from './PhonePanel.later.module.css';

export interface HeaderBarProps {
  labels: Labels;
  paths: Paths;
  /** The path of the page the header stands on. */
  current: string;
  logoBox: string;
  /** The same page in every language, and the one it is in. */
  languages: readonly LanguageLink[];
  language: string;
  /** What is in the menu: MenuGrid. */
  children: ReactNode;
}

/**
 * The header's static HTML. It reaches the island as its child: a translator or an extension may
 * change it, and the island only writes attributes to it.
 */
export function HeaderBar(props: HeaderBarProps) {
  const { labels, paths, current, logoBox, languages, language, children } = props;
  const navId = useId();
  const menuId = useId();
  const currentIf = (path: string) => (path === current ? 'page' : undefined);
  const inServices = current === paths.services || current.startsWith(`${paths.services}/`);
  return (
    <div className={`wrap ${styles.bar} ${panel.bar}`}>
      <a
        className={styles.home}
        href={paths.home}
        aria-label={labels.home}
        aria-current={currentIf(paths.home)}
      >
        <Logo viewBox={logoBox} />
      </a>
      <button className={styles.toggle} type="button" popoverTarget={navId}>
        <span className={panel.whenClosed}>{labels.menu}</span>
        <span className={`${styles.whenOpen} ${panel.whenOpen}`}>{labels.close}</span>
        <span className={`${styles.bars} ${panel.bars}`} aria-hidden="true" />
      </button>
      <nav
        className={`${styles.nav} ${panel.panel}`}
        id={navId}
        popover="auto"
        aria-label={labels.mainNavigation}
      >
        <ul className={`${styles.list} ${panel.list}`}>
          <li>
            <a
              className={`${styles.link} ${panel.link}`}
              href={paths.about}
              aria-current={currentIf(paths.about)}
            >
              {labels.about}
            </a>
          </li>
          <li className={`${styles.services} ${panel.services}`} data-services="">
            <button
              className={`${styles.link} ${panel.link}`}
              type="button"
              aria-expanded="false"
              aria-controls={menuId}
              data-current={inServices || undefined}
              data-replay=""
            >
              {labels.services}
              <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
                <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </button>
            <MegaMenu id={menuId}>{children}</MegaMenu>
          </li>
          {languages.length > 1 && (
            <li className={`${styles.language} ${panel.language}`}>
              <LanguageSwitch label={labels.language} languages={languages} current={language} />
            </li>
          )}
          <li className={`${styles.contact} ${panel.contact}`}>
            <ButtonLink href={paths.contact} look="head" current={current === paths.contact} arrow>
              {labels.contact}
            </ButtonLink>
          </li>
        </ul>
      </nav>
    </div>
  );
}

import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import { BriefCount } from '../shared/BriefCount.tsx';
import { PlainFallback } from '../shared/PlainFallback.tsx';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import deferred from './Header.deferred.module.css';
import styles from './Header.module.css';
import type { HeaderContent } from './headerContent.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { IDS, useMenu } from './useMenu.ts';

interface HeaderProps extends HeaderContent {
  /** The language switch: static HTML, which works without React (src/scripts/themeAndLanguage.ts). */
  languages?: ReactNode;
  /** There is nothing to switch: Astro hands over an empty slot as if it held something. */
  hasOneLanguage?: boolean;
  /** Shown while no group is active: static HTML, so that its words are not repeated in the island's props. */
  intro?: ReactNode;
}

/**
 * Before React and without it src/scripts/plainMenu.ts opens the menu; where scripts are switched off `:hover`
 * and `:focus-within` do. On a phone the navigation is a native popover, which needs no React at all
 * (src/scripts/phonePanel.ts).
 */
export function Header(props: HeaderProps) {
  return (
    <PlainFallback id={IDS.header} className={styles.island}>
      <HeaderBar {...props} />
    </PlainFallback>
  );
}

function HeaderBar(props: HeaderProps) {
  const { labels, paths, groups, current, logoBox, languages, hasOneLanguage, intro } = props;
  const menu = useMenu(groups.map(({ id }) => id));
  const currentIf = (path: string) => (path === current ? 'page' : undefined);
  const inServices = current === paths.services || current.startsWith(`${paths.services}/`);
  const link = `${styles.link} ${deferred.link}`;
  return (
    <header
      className={styles.header}
      data-plain={!menu.isHydrated || undefined}
      {...menu.headerProps}
    >
      <div className={`wrap ${styles.bar} ${deferred.bar}`}>
        <a
          className={styles.home}
          href={paths.home}
          aria-label={labels.home}
          aria-current={currentIf(paths.home)}
        >
          <Logo viewBox={logoBox} />
        </a>
        <button
          className={`${styles.toggle} ${deferred.toggle}`}
          type="button"
          popoverTarget={IDS.nav}
        >
          <TranslatableText className={deferred.whenClosed}>{labels.menu}</TranslatableText>
          <TranslatableText className={`${styles.whenOpen} ${deferred.whenOpen}`}>
            {labels.close}
          </TranslatableText>
          <span className={`${styles.bars} ${deferred.bars}`} aria-hidden="true" />
        </button>
        <nav
          className={`${styles.nav} ${deferred.panel}`}
          id={IDS.nav}
          popover="auto"
          aria-label={labels.mainNavigation}
        >
          <ul className={styles.list}>
            <li>
              <TranslatableText
                as="a"
                className={link}
                href={paths.about}
                aria-current={currentIf(paths.about)}
              >
                {labels.about}
              </TranslatableText>
            </li>
            <li className={deferred.services} id={IDS.services} {...menu.servicesProps}>
              <button
                className={link}
                type="button"
                aria-expanded={menu.open}
                aria-controls={IDS.menu}
                data-current={inServices || undefined}
                {...menu.buttonProps}
                {...menu.focusProps(null)}
              >
                <TranslatableText>{labels.services}</TranslatableText>
                <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </button>
              <MegaMenu {...{ menu, labels, groups, paths, current, intro }} />
            </li>
            {languages && !hasOneLanguage && (
              <li className={`${styles.language} ${deferred.language}`}>{languages}</li>
            )}
            <li className={`${styles.contact} ${deferred.contact}`}>
              <ButtonLink
                href={paths.contact}
                look="head"
                current={current === paths.contact}
                arrow
              >
                <span>
                  <TranslatableText>{labels.contact}</TranslatableText>
                  <BriefCount />
                </span>
              </ButtonLink>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

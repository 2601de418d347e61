import { type ReactNode, useId, useRef } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { Logo } from '../../components/Logo.tsx';
import type { Labels } from '../../content/schema.ts';
import type { Paths } from '../../lib/paths.ts';
import styles from './Header.module.css';
import { MegaMenu } from './MegaMenu.tsx';
import { useMenu } from './useMenu.ts';
import { usePhonePanel } from './usePhonePanel.ts';

/** Only these: what an island is told stands in the page a second time. */
export const HEADER_LABELS = [
  'home',
  'menu',
  'close',
  'mainNavigation',
  'about',
  'services',
  'contact',
] as const satisfies (keyof Labels)[];

export interface HeaderProps {
  labels: Pick<Labels, (typeof HEADER_LABELS)[number]>;
  paths: Paths;
  /** The path of the page the header stands on. */
  current: string;
  logoBox: string;
  /** What is in the menu: MenuGrid. */
  children?: ReactNode;
}

export function Header({ labels, paths, current, logoBox, children }: HeaderProps) {
  const nav = useRef<HTMLElement>(null);
  const navId = useId();
  const menuId = useId();
  const menu = useMenu();
  usePhonePanel(menu.header.ref, nav);
  const currentIf = (path: string) => (path === current ? 'page' : undefined);
  const inServices = current === paths.services || current.startsWith(`${paths.services}/`);
  return (
    <header className={styles.header} {...menu.header}>
      <div className={`wrap ${styles.bar}`}>
        <a
          className={styles.home}
          href={paths.home}
          aria-label={labels.home}
          aria-current={currentIf(paths.home)}
        >
          <Logo viewBox={logoBox} />
        </a>
        <button className={styles.toggle} type="button" popoverTarget={navId}>
          <span className={styles.whenClosed}>{labels.menu}</span>
          <span className={styles.whenOpen}>{labels.close}</span>
          <span className={styles.bars} aria-hidden="true" />
        </button>
        <nav
          ref={nav}
          className={styles.nav}
          id={navId}
          popover="auto"
          aria-label={labels.mainNavigation}
        >
          <ul className={styles.list}>
            <li>
              <a className={styles.link} href={paths.about} aria-current={currentIf(paths.about)}>
                {labels.about}
              </a>
            </li>
            <li className={styles.services} data-services {...menu.services}>
              <button
                ref={menu.button}
                className={styles.link}
                type="button"
                aria-expanded={menu.state.open}
                aria-controls={menuId}
                data-current={inServices || undefined}
                data-replay
                onClick={menu.press}
              >
                {labels.services}
                <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
                </svg>
              </button>
              <MegaMenu id={menuId}>{children}</MegaMenu>
            </li>
            <li className={styles.contact}>
              <ButtonLink
                href={paths.contact}
                look="head"
                current={current === paths.contact}
                arrow
              >
                {labels.contact}
              </ButtonLink>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

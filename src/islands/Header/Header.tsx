import type { ReactNode } from 'react';
import { pageOwned } from '../pageOwned.ts';
import styles from './Header.module.css';
import { useMenu } from './useMenu.ts';

export interface HeaderProps {
  /** All that is in it: HeaderBar. HTML that is in the page once and is never rendered again. */
  children?: ReactNode;
}

/** The header's behaviour with a mouse and the keyboard; src/browser/phonePanel.ts has the phone's. */
export function Header({ children }: HeaderProps) {
  return <header className={styles.header} {...useMenu()} {...pageOwned(children)} />;
}

import type { ReactNode } from 'react';
import { Arrow } from './Arrow.tsx';
import styles from './Button.module.css';

/** Primary is copper, line is secondary, plate stands on a dark photograph, head is in the header. */
export type ButtonLook = 'primary' | 'line' | 'plate' | 'head';

interface Common {
  children: ReactNode;
  look?: ButtonLook;
  arrow?: boolean;
  /** Fills the width of its container. */
  wide?: boolean;
}

interface LinkProps extends Common {
  href: string;
  /** Marks the page the visitor is on. */
  current?: boolean;
  /** Opens elsewhere: another site is told nothing about where the visitor came from. */
  external?: boolean;
}

interface ActionProps extends Common {
  type?: 'button' | 'submit';
  onClick?: () => void;
}

export function ButtonLink(props: LinkProps) {
  const { href, children, look = 'primary', arrow, wide, current, external } = props;
  return (
    <a
      className={styles.button}
      data-look={look}
      data-wide={wide || undefined}
      href={href}
      aria-current={current ? 'page' : undefined}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {arrow && <Arrow />}
    </a>
  );
}

export function Button({ type = 'button', onClick, children, look, arrow, wide }: ActionProps) {
  return (
    <button
      className={styles.button}
      data-look={look ?? 'primary'}
      data-wide={wide || undefined}
      type={type}
      onClick={onClick}
    >
      {children}
      {arrow && <Arrow />}
    </button>
  );
}

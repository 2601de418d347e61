import type { ReactNode } from 'react';
import { Arrow } from './Arrow.tsx';
import styles from './Button.module.css';
import later from './ButtonLook.later.module.css';

/** Primary is copper, line is secondary, plate stands on a dark photograph, head is in the header. */
export type ButtonLook = 'primary' | 'line' | 'plate' | 'head';

interface Common {
  children: ReactNode;
  look?: ButtonLook;
  /** With an arrow: on, or up the page. */
  arrow?: boolean | 'up';
  /** The name by which a page's script knows it. */
  hook?: string;
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
}

const className = `${styles.button} ${later.look}`;

export function ButtonLink(props: LinkProps) {
  const { href, children, look = 'primary', arrow, hook, current, external } = props;
  return (
    <a
      className={className}
      data-look={look}
      data-hook={hook}
      href={href}
      aria-current={current ? 'page' : undefined}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {arrow && <Arrow up={arrow === 'up'} />}
    </a>
  );
}

export function Button({ type = 'button', hook, children, look, arrow }: ActionProps) {
  return (
    <button className={className} data-look={look ?? 'primary'} data-hook={hook} type={type}>
      {children}
      {arrow && <Arrow up={arrow === 'up'} />}
    </button>
  );
}

import type { ReactNode } from 'react';
import { Arrow } from './Arrow.tsx';
import deferred from './Button.deferred.module.css';
import styles from './Button.module.css';

/** Primary is copper, line is secondary, plate stands on a dark photograph, head is in the header. */
type ButtonLook = 'primary' | 'line' | 'plate' | 'head';

interface Common {
  children: ReactNode;
  look?: ButtonLook;
  /** Forwards, or up or down the page. */
  arrow?: boolean | 'up' | 'down';
}

interface LinkProps extends Common {
  href: string;
  /** Marks the page the visitor is on. */
  current?: boolean;
  /** Opens in a new tab, without a referrer. */
  external?: boolean;
}

interface ActionProps extends Common {
  type?: 'button' | 'submit';
  onClick?: () => void;
}

const className = `${styles.button} ${deferred.look}`;

export function ButtonLink(props: LinkProps) {
  const { href, children, look = 'primary', arrow, current, external } = props;
  return (
    <a
      className={className}
      data-look={look}
      href={href}
      aria-current={current ? 'page' : undefined}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {arrow && <Arrow up={arrow === 'up'} down={arrow === 'down'} />}
    </a>
  );
}

export function Button({ type = 'button', children, look, arrow, onClick }: ActionProps) {
  return (
    <button className={className} data-look={look ?? 'primary'} type={type} onClick={onClick}>
      {children}
      {arrow && <Arrow up={arrow === 'up'} down={arrow === 'down'} />}
    </button>
  );
}

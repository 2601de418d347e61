import type { ElementType, ReactNode } from 'react';
import styles from './ReservedSpace.deferred.module.css';

interface ReservedSpaceProps {
  as?: ElementType;
  className?: string | undefined;
  /** The longest text that may stand here: an invisible copy of it keeps the height. */
  longest: string;
  /** One element. */
  children?: ReactNode;
}

/** A text that changes while a rule is moved, with room for the longest one, so that nothing below it moves. */
export const ReservedSpace = ({
  as: Tag = 'div',
  className = '',
  longest,
  children,
}: ReservedSpaceProps) => (
  <Tag className={`${styles.space} ${className}`} data-longest={longest}>
    {children}
  </Tag>
);

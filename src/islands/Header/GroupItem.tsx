import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './GroupItem.deferred.module.css';
import type { MenuGroup } from './headerContent.ts';
import { groupElementId, type Menu } from './useMenu.ts';

interface GroupItemProps {
  menu: Menu;
  group: MenuGroup;
  current: string;
}

/** A group with its services: beside it in the mega-menu, below it on a phone. */
export function GroupItem({ menu, group, current }: GroupItemProps) {
  const { id, label, line, count, services } = group;
  const itemId = groupElementId(id);
  const isActive = menu.group === id;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wasActive = useRef(false);

  // A closing panel would lose the focus: it moves to the button.
  useLayoutEffect(() => {
    const isClosing = wasActive.current && !isActive;
    wasActive.current = isActive;
    if (isActive) menu.activePanel.current = panel.current;
    if (isClosing && panel.current?.contains(document.activeElement))
      button.current?.focus({ preventScroll: true });
  }, [isActive, menu.activePanel]);

  const { onFocus } = menu.focusProps(id);
  const onGroupFocus = (event: FocusEvent) => {
    const isOutOfClosed = !isActive && panel.current?.contains(event.relatedTarget);
    if (!isOutOfClosed) onFocus(event);
  };

  return (
    <li className={styles.item} id={itemId} onFocus={onGroupFocus}>
      <button
        ref={button}
        className={`title ${styles.group}`}
        type="button"
        aria-expanded={isActive}
        aria-controls={`${itemId}-panel`}
        onClick={() => menu.pressGroup(id)}
        {...menu.pointerProps('group', id)}
      >
        <TranslatableText id={`${itemId}-label`}>{label}</TranslatableText>
        <TranslatableText className="note" aria-hidden="true">
          {count}
        </TranslatableText>
      </button>
      <TranslatableText as="p" className={styles.label}>
        {label}
      </TranslatableText>
      <div
        ref={panel}
        className={styles.panel}
        id={`${itemId}-panel`}
        {...menu.pointerProps('panel', id)}
      >
        <TranslatableText as="p" className={styles.line}>
          {line}
        </TranslatableText>
        <ul aria-labelledby={`${itemId}-label`}>
          {services.map((service) => (
            <li key={service.path}>
              <a
                className={styles.service}
                href={service.path}
                aria-current={service.path === current ? 'page' : undefined}
              >
                <TranslatableText className={styles.name}>{service.title}</TranslatableText>
                <TranslatableText className={styles.text}>{service.line}</TranslatableText>
                <TranslatableText className={`note ${styles.level}`}>
                  {service.levelName}
                </TranslatableText>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

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

/** A group with its services: named below it and described beside it in the mega-menu, one list below it on a phone. */
export function GroupItem({ menu, group, current }: GroupItemProps) {
  const { id, label, line, services } = group;
  const itemId = groupElementId(id);
  const isActive = menu.group === id;
  const currentIf = (path: string) => (path === current ? 'page' : undefined);
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
      </button>
      <ul
        className={styles.names}
        aria-labelledby={`${itemId}-label`}
        {...menu.pointerProps('group', id)}
      >
        {services.map(({ path, title }) => (
          <li key={path}>
            <a className="link" href={path} aria-current={currentIf(path)}>
              <TranslatableText>{title}</TranslatableText>
            </a>
          </li>
        ))}
      </ul>
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
                aria-current={currentIf(service.path)}
              >
                <TranslatableText className={styles.name}>{service.title}</TranslatableText>
                <TranslatableText className={styles.text}>{service.line}</TranslatableText>
                <TranslatableText className={`note ${styles.level}`}>
                  {service.levelName}
                </TranslatableText>
                <TranslatableText className={`note ${styles.size}`}>
                  {service.size}
                </TranslatableText>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

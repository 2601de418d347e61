import { ButtonLink } from '../../components/Button.tsx';
import { Text } from '../shared/Text.tsx';
import type { HeaderContent } from './headerContent.ts';
import styles from './StartPanel.later.module.css';
import type { Menu } from './useMenu.ts';

export interface StartPanelProps {
  menu: Menu;
  labels: HeaderContent['labels'];
  href: string;
}

/** What the menu shows while no group is active; on a phone its title and its link, above Contact Us. */
export function StartPanel({ menu, labels, href }: StartPanelProps) {
  const learnMore = (
    <>
      <Text>{labels.learnMore}</Text>
      <Text className="vh">{` ${labels.learnMoreAbout}`}</Text>
    </>
  );
  return (
    <div
      className={styles.start}
      hidden={menu.group !== null}
      {...menu.over('panel')}
      {...menu.focusOn(null)}
    >
      <Text as="p" className={styles.title}>
        {labels.getStarted}
      </Text>
      <p className={styles.phone}>
        <a className="link" href={href}>
          {learnMore}
        </a>
      </p>
      <div className={styles.more}>
        <Text as="p" className={styles.text}>
          {labels.getStartedText}
        </Text>
        <p>
          <ButtonLink href={href} arrow>
            {learnMore}
          </ButtonLink>
        </p>
        <dl className={styles.hints}>
          {labels.getStartedHints.map((hint) => (
            <div key={hint.title}>
              <Text as="dt">{hint.title}</Text>
              <Text as="dd">{hint.text}</Text>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

import { useId } from 'react';
import type { PictureData } from '../../build/pictures.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Picture } from '../../components/Picture.tsx';
import styles from './CallToContact.later.module.css';

export interface CallToContactProps {
  title: string;
  /** The ground of the section: decoration, so its alternative text is empty. */
  picture: PictureData;
  action: string;
  path: string;
}

export function CallToContact({ title, picture, action, path }: CallToContactProps) {
  const id = useId();
  return (
    <section className={styles.call} aria-labelledby={id}>
      <div className={styles.ground} data-ground="">
        <Picture picture={picture} className={styles.picture} />
      </div>
      <div className={`wrap ${styles.text}`}>
        <h2 className={`heading ${styles.title}`} id={id}>
          {title}
        </h2>
        <ButtonLink href={path} look="plate" arrow>
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}

import { useId } from 'react';
import { Arrow } from '../components/Arrow.tsx';
import type { NotFoundContent } from '../content/schemas/notFound.ts';
import { headingSize } from '../lib/headingSize.ts';
import type { LinkedPage } from '../lib/nearest.ts';
import { opticalEdge } from '../lib/opticalEdge.ts';
import { OpenCircuit } from './NotFound/OpenCircuit.tsx';
import '../styles/capitals.css';
import styles from './NotFoundScreen.module.css';

interface NotFoundScreenProps {
  content: NotFoundContent;
  /** As in `<html lang>`: capitals differ between languages. */
  language: string;
  /** Address of the landing page. */
  home: string;
  /** The main pages first; src/scripts/nearestPages.ts puts those with the nearest address before them. */
  pages: LinkedPage[];
}

export function NotFoundScreen({ content, language, home, pages }: NotFoundScreenProps) {
  const id = useId();
  return (
    <div className={styles.screen}>
      <div className="wrap">
        <p className="label label--caps">{content.label.toLocaleUpperCase(language)}</p>
        <h1
          className={`display ${styles.title}`}
          style={{ ...headingSize(content.title), ...opticalEdge(content.title) }}
        >
          {content.title}
        </h1>
      </div>
      <OpenCircuit label={content.figure} home={{ text: content.home, href: home }} />
      <div className={`wrap grid ${styles.body}`}>
        <div className={styles.text}>
          <p className="lead">{content.lead}</p>
          <p className={styles.requested} data-requested-path>
            <span className="note">{content.asked}</span>
            <code className={styles.address} dir="ltr" />
          </p>
        </div>
        <nav className={styles.pages} aria-labelledby={id} data-nearest-title={content.nearest}>
          <p className="note" id={id}>
            {content.ways}
          </p>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a className="title" href={path}>
                  <span>{title}</span>
                  <Arrow />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

import type { Layer } from '../../content/example/loadExample.ts';
import styles from './Failures.deferred.module.css';
import { HtmlLine } from './Html.tsx';

interface FailuresProps {
  layers: readonly Layer[];
  /** The language of the findings, where it is not that of the page. */
  lang: string | undefined;
}

/** The findings of all specimens in one list: claims that a check refuted, and designs that had to change. */
export function Failures({ layers, lang }: FailuresProps) {
  return (
    <ul className={styles.list}>
      {layers.flatMap(({ id, path, title, specimen }) =>
        (specimen?.findings ?? []).map((finding, at) => (
          <li key={`${id} ${finding.id}`}>
            <p className={styles.from}>
              {at === 0 && <span>{title}</span>}{' '}
              <a className="link" href={`${path}#${finding.id}`}>
                {finding.id}
              </a>
            </p>
            <div lang={lang}>
              <HtmlLine markup={finding.text} />
            </div>
          </li>
        )),
      )}
    </ul>
  );
}

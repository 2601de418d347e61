import { Fold } from '../../components/Fold.tsx';
import type { Layer } from '../../content/example/loadExample.ts';
import styles from './Failures.deferred.module.css';
import { HtmlLine } from './Html.tsx';

type Finding = NonNullable<Layer['specimen']>['findings'][number];

interface FailuresProps {
  layers: readonly Layer[];
  /** The language of the findings, where it is not that of the page. */
  lang: string | undefined;
}

/**
 * The findings of all specimens: claims that a check refuted, and designs that had to change. The first of each layer
 * is read at once, and the others under their numbers.
 */
export function Failures({ layers, lang }: FailuresProps) {
  return (
    <ul className={styles.list}>
      {layers.map(({ id, path, title, specimen }) => {
        const [first, ...others] = specimen?.findings ?? [];
        if (!first) return null;
        const list = (findings: readonly Finding[]) => (
          <ul className={styles.findings}>
            {findings.map((finding) => (
              <li key={finding.id}>
                <a className="link" href={`${path}#${finding.id}`}>
                  {finding.id}
                </a>
                <div lang={lang}>
                  <HtmlLine markup={finding.text} />
                </div>
              </li>
            ))}
          </ul>
        );
        return (
          <li key={id}>
            <p>{title}</p>
            <div>
              {list([first])}
              {others.length > 0 && (
                <Fold summary={<span className={styles.numbers}>{numbersOf(others)}</span>}>
                  {list(others)}
                </Fold>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** "F2–F8" */
const numbersOf = (findings: readonly Finding[]) =>
  [...new Set([findings[0]?.id, findings.at(-1)?.id])].join('–');

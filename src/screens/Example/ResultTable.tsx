import type { RequirementResult } from '../../content/example/loadExample.ts';
import type { ExamplePageContent } from '../../content/schemas/examplePage.ts';
import type { Verdict } from '../../content/schemas/specimen.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './RequirementTable.deferred.module.css';
import { verdictText } from './RequirementTable.tsx';

interface ResultTableProps {
  words: ExamplePageContent['requirements'];
  results: readonly RequirementResult[];
  locale: string;
}

/** A requirement that another layer has to show, too, is not passed before that. */
function resultText(
  words: ResultTableProps['words'],
  verdict: Verdict | undefined,
  isComplete: boolean,
) {
  if (!verdict) return words.notMade;
  return verdict === 'pass' && !isComplete ? words.part : verdictText(verdict, words);
}

/** Every requirement of the product, with the specimens that show it and what came out. */
export function ResultTable({ words, results, locale }: ResultTableProps) {
  return (
    <table className={styles.table} data-index>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.layer}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ id, text, layers, verdict, isComplete, passed, checks }) => (
          <tr key={id} data-verdict={verdict ?? 'not shown'}>
            <td className={styles.id}>{id}</td>
            <th scope="row">{text}</th>
            <td className={styles.layers}>
              {layers.map(({ path, title, isMade }) => (
                <span key={path}>
                  {isMade ? (
                    <a className="link" href={path}>
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </span>
              ))}
            </td>
            <td className={styles.verdict}>
              {resultText(words, verdict, isComplete)}
              {verdict && (
                <span className={styles.checks}>
                  {fillText(words.checks, { count: passed, total: checks }, locale)}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

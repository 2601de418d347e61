import type { Specimen } from '../../content/example/loadExample.ts';
import type { SpecimenWords } from '../../content/schemas/examplePage.ts';
import type { Verdict } from '../../content/schemas/specimen.ts';
import styles from './RequirementTable.deferred.module.css';

interface RequirementTableProps {
  rows: Specimen['requirements'];
  words: SpecimenWords;
}

export const verdictText = (
  verdict: Verdict,
  words: Pick<SpecimenWords, 'pass' | 'fail' | 'notShown'>,
) => ({ pass: words.pass, fail: words.fail, 'not shown': words.notShown })[verdict];

/** What was asked, what came out, and whether that is enough. */
export function RequirementTable({ rows, words }: RequirementTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.limit}</th>
          <th scope="col">{words.result}</th>
          <th scope="col">
            <span className="visually-hidden">{words.verdict}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, what, limit, result, verdict, finding }) => (
          <tr key={`${id} ${what}`} data-verdict={verdict}>
            <td className={styles.id}>{id}</td>
            <th scope="row">{what}</th>
            <td className={styles.number} data-name={words.limit}>
              {limit}
            </td>
            <td className={styles.number} data-name={words.result}>
              {result}
            </td>
            <td className={styles.verdict}>
              {verdictText(verdict, words)}
              {finding && (
                <>
                  {' '}
                  <a className="link" href={`#${finding}`}>
                    {finding}
                  </a>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { Specimen } from '../../content/example/loadExample.ts';
import type { SpecimenWords } from '../../content/schemas/examplePage.ts';
import { fillText } from '../../lib/placeholders.ts';
import paper from './TitleBlock.deferred.module.css';
import styles from './TitleBlock.module.css';

interface TitleBlockProps {
  specimen: Specimen;
  words: SpecimenWords;
  /** '19 November 2026' */
  day: string;
  locale: string;
  /** The whole address, on paper. */
  address: string;
}

const countOf = ({ length }: readonly unknown[]) => ({ count: length, word: String(length) });

/** As on a drawing: on paper it stands at the foot of each sheet. */
export function TitleBlock({ specimen, words, day, locale, address }: TitleBlockProps) {
  const { product, document, tools, issue, findings, open } = specimen;
  const counts = { findings: countOf(findings), open: countOf(open) };
  const cells = [
    [words.product, product],
    [words.document, document],
    [words.tools, tools.join(', ')],
    [words.issue, `${issue} · ${day}`],
    [words.state, fillText(words.counts, counts, locale)],
  ] as const;
  return (
    <dl className={`wrap ${styles.block} ${paper.block}`}>
      {cells.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div className={`${styles.address} ${paper.address}`}>
        <dt>{words.address}</dt>
        <dd>{address}</dd>
      </div>
    </dl>
  );
}

import { richHtml } from '../../calculations/richText.ts';
import { joinSentences } from '../../calculations/statement.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './Caption.deferred.module.css';
import { Html } from './Html.tsx';
import { ReservedSpace } from './ReservedSpace.tsx';

interface CaptionProps {
  /** How to read the drawing; a warning takes its place. */
  reads: string;
  /** Where the numbers come from; on paper nothing is computed. */
  source: string;
  warnings: readonly string[];
  /** The longest warnings. */
  longest: string;
}

/** Under the drawing: how to read it, or where the model ends and why. */
export const Caption = ({ reads, source, warnings, longest }: CaptionProps) => (
  <ReservedSpace as="figcaption" className={styles.caption} longest={longest}>
    {/* Another element for other warnings, because one that grows would move the next. */}
    <div className={styles.notes} key={warnings.join()}>
      {warnings.map((text) => (
        <Html as="p" key={text} className={styles.warning} html={richHtml(text)} />
      ))}
      {warnings.length === 0 && (
        <p>
          <TranslatableText>{reads}</TranslatableText>
          <TranslatableText key={source} className="screen-only">
            {joinSentences([reads, source]).slice(reads.length)}
          </TranslatableText>
        </p>
      )}
    </div>
  </ReservedSpace>
);

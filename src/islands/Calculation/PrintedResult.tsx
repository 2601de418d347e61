import { memo } from 'react';
import { richHtml } from '../../calculations/richText.ts';
import type { SpokenResult } from '../../calculations/statement.ts';
import { named } from '../../lib/joiners.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { Html } from './Html.tsx';
import styles from './ResultActions.deferred.module.css';

interface PrintedResultProps {
  title: string;
  /** The address that reproduces it, with the version of the formula. */
  source: string;
  said: SpokenResult | null;
}

/** On paper: all results in words, and where they come from. */
export const PrintedResult = memo(function PrintedResult({
  title,
  source,
  said,
}: PrintedResultProps) {
  const items = said?.values().map(([name, value]) => `<li>${richHtml(named(name, value))}</li>`);
  return (
    <div className={styles.printed}>
      <TranslatableText as="h3" className="note">
        {title}
      </TranslatableText>
      <Html as="ul" html={items ? items.join('') : null} />
      <TranslatableText as="p" className="note">
        {source}
      </TranslatableText>
    </div>
  );
});

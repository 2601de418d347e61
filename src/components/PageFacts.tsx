import type { SiteLabels } from '../content/schemas/labels.ts';
import { fillText } from '../lib/placeholders.ts';
import styles from './PageFacts.deferred.module.css';

/** What the title block says of a page; what is not known is left out. */
export interface Facts {
  title: string;
  /** Its number among all pages of the language. */
  place?: { number: number; total: number } | undefined;
  /** Day of the last change of its words, such as 2026-11-17. */
  changed?: string | undefined;
  isTranslated: boolean;
  /** On paper, where that is known. */
  sheets?: number | undefined;
}

export interface PageFactsProps {
  labels: SiteLabels;
  facts: Facts;
}

const dayText = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The page as a sheet of a drawing set. */
export function PageFacts({ labels, facts }: PageFactsProps) {
  const { title, place, changed, isTranslated, sheets } = facts;
  const { locale } = labels;
  return (
    <ul className={`note ${styles.facts}`}>
      <li>{title}</li>
      {place && <li>{fillText(labels.sheetOf, place, locale)}</li>}
      {sheets && (
        <li className="screen-only">{fillText(labels.prints, { count: sheets }, locale)}</li>
      )}
      {changed && <li>{fillText(labels.changed, { date: dayText(changed, locale) })}</li>}
      {isTranslated && <li>{labels.original}</li>}
    </ul>
  );
}

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
  /** The contact form, where the brief is written. */
  formPath: string;
}

const dayText = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The page as a sheet of a drawing set. */
export function PageFacts({ labels, facts, formPath }: PageFactsProps) {
  const { title, place, changed, isTranslated, sheets } = facts;
  const { locale } = labels;
  const [beforeCount, afterCount] = labels.inBrief.split('{count}');
  return (
    <ul className={`note ${styles.facts}`}>
      {/* src/scripts/briefCount.ts fills and shows it. First, because a hidden item at the end would leave a dot before it. */}
      <li className="screen-only" id="brief-count" hidden>
        <a href={formPath}>
          {beforeCount}
          <output />
          {afterCount}
        </a>
      </li>
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

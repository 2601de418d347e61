import type { SiteLabels } from '../content/schemas/labels.ts';
import { fillText } from '../lib/placeholders.ts';
import styles from './SheetRow.deferred.module.css';

/** What the title block says of a page; what is not known is left out. */
export interface Sheet {
  title: string;
  /** Its number among all pages of the language. */
  place?: { number: number; total: number } | undefined;
  /** Day of the last change of its words, such as 2026-11-17. */
  changed?: string | undefined;
  isTranslated: boolean;
  printsOnTwo: boolean;
}

export interface SheetRowProps {
  labels: SiteLabels;
  sheet: Sheet;
}

const dayText = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The page as a sheet of a drawing set. */
export function SheetRow({ labels, sheet }: SheetRowProps) {
  const { title, place, changed, isTranslated, printsOnTwo } = sheet;
  const { locale } = labels;
  return (
    <ul className={`note ${styles.sheet}`}>
      <li>{fillText(labels.sheet, { title })}</li>
      {place && <li>{fillText(labels.sheetOf, place, locale)}</li>}
      {changed && <li>{fillText(labels.changed, { date: dayText(changed, locale) })}</li>}
      {isTranslated && <li>{labels.original}</li>}
      {printsOnTwo && <li className="screen-only">{labels.prints}</li>}
    </ul>
  );
}

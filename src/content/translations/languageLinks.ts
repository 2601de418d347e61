import { settings } from '../../settings.ts';
import { loadSite, type SiteContent } from '../load.ts';
import { allRoutes, routeOf } from '../routes.ts';
import { folderOf, readTranslation } from './files.ts';

/** A page in one of the languages. */
export interface LanguageLink {
  /** As in `<html lang>`. */
  lang: string;
  /** Its name in itself. */
  name: string;
  /** The same page in that language. */
  href: string;
}

/** The line at the top of a page that offers it in the language the browser prefers. */
export interface Suggestion {
  /** The language it offers, and is written in. */
  lang: string;
  /** Where it is not that of the page. */
  direction?: 'ltr' | 'rtl' | undefined;
  href: string;
  text: string;
  link: string;
  stay: string;
}

/** Links to the same page in every language; the 404 page has no counterpart, so it links to the home pages. */
export async function languageLinks(path: string): Promise<LanguageLink[]> {
  const routes = await allRoutes();
  const own = await routeOf(path);
  const page = own.noIndex ? 'home' : own.page;
  return settings.languages.flatMap(({ lang, name }) => {
    const same = routes.find((route) => route.language === lang && route.page === page);
    return same ? [{ lang, name, href: same.path }] : [];
  });
}

/** A language without words of its own for it would be offered in those of the source. */
function hasSuggestion(lang: string): boolean {
  if (lang === settings.languages[0].lang) return true;
  const labels = readTranslation(process.cwd(), folderOf(lang), 'labels.yaml');
  const { text, link } =
    (labels as { suggestion?: Partial<Suggestion> } | undefined)?.suggestion ?? {};
  return Boolean(text && link);
}

/** One suggestion for each other language, written in that language. */
export async function suggestionsFor(
  { language, labels }: SiteContent,
  links: readonly LanguageLink[],
): Promise<Suggestion[]> {
  const isSource = language === settings.languages[0].lang;
  return Promise.all(
    links
      .filter(({ lang }) => lang !== language && hasSuggestion(lang))
      .map(async ({ lang, href }) => {
        const { suggestion, direction } = (await loadSite(folderOf(lang))).labels;
        const { text, link, stay, staySource } = suggestion;
        return {
          lang,
          direction: direction === labels.direction ? undefined : direction,
          href,
          text,
          link,
          stay: isSource ? staySource : stay,
        };
      }),
  );
}

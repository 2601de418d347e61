import { site as settings } from '../../site.config.ts';
import { loadSite, type SiteContent } from './load.ts';
import { allRoutes } from './routes.ts';
import { folderOf } from './translations.ts';

/** A page in one of the languages. */
export interface LanguageLink {
  /** As in `<html lang>`. */
  lang: string;
  /** Its name in itself. */
  name: string;
  /** The same page in that language. */
  href: string;
}

/** The line that offers a page in the language a browser prefers. */
export interface Suggestion {
  /** The language it offers, and is written in. */
  lang: string;
  href: string;
  text: string;
  link: string;
  stay: string;
}

/** The same page in every language; of a page without an address, the home page. */
export async function sameInEveryLanguage(path: string): Promise<LanguageLink[]> {
  const routes = await allRoutes();
  const page = routes.find((route) => route.path === path)?.page ?? 'home';
  return settings.languages.flatMap(({ lang, name }) => {
    const same = routes.find((route) => route.language === lang && route.page === page);
    return same ? [{ lang, name, href: same.path }] : [];
  });
}

/** In the words of each other language, that the page can be read in it. */
export async function suggestionsFor(
  { language }: SiteContent,
  links: readonly LanguageLink[],
): Promise<Suggestion[]> {
  const isSource = language === settings.languages[0].lang;
  return Promise.all(
    links
      .filter(({ lang }) => lang !== language)
      .map(async ({ lang, href }) => {
        const { suggestion } = (await loadSite(folderOf(lang))).labels;
        const { text, link, stay, staySource } = suggestion;
        return { lang, href, text, link, stay: isSource ? staySource : stay };
      }),
  );
}

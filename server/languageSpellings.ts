import type { Language } from '../site.config.ts';
import { folderOf } from '../src/content/translations.ts';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What people and old links call a language, beside the name of its folder: /en, /DE, /zh-TW, /zh. */
function namesOf({ lang, also = [] }: Language, languages: readonly Language[]): string[] {
  const [primary = ''] = lang.split('-');
  const isOnly = languages.filter((other) => other.lang.split('-')[0] === primary).length === 1;
  const tags = [lang, ...(isOnly ? [primary] : []), ...also];
  const names = tags.flatMap((tag) => {
    const lower = tag.toLowerCase();
    return [tag, lower, tag.toUpperCase(), capitalised(lower)];
  });
  return [...new Set(names)];
}

/** A page's address with its language spelled otherwise. Known by name: no pattern can be tricked. */
export function spellingsOf(path: string, languages: readonly Language[]): string[] {
  const [source, ...others] = languages;
  const [, first = ''] = path.split('/');
  const own = others.find(({ lang }) => folderOf(lang) === first);
  if (own) {
    const rest = path.slice(first.length + 1);
    return namesOf(own, languages)
      .filter((name) => name !== first)
      .map((name) => `/${name}${rest}`);
  }
  const rest = path === '/' ? '' : path;
  return source ? namesOf(source, languages).map((name) => `/${name}${rest}`) : [];
}

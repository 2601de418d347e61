/**
 * How the site is built and served. The facts of the company (name, mail address, tagline, accent, imprint) stand in
 * content/en/company.yaml, which the editor edits; code reads both from src/settings.ts.
 */
export interface SiteConfig {
  /** The public address, without a slash at the end. SITE_URL builds a copy for another one: docs/deploy.md. */
  url: string;
  /**
   * How long browsers insist on HTTPS after a visit (Strict-Transport-Security). Nobody can take it back before that time
   * is over, so begin short; docs/deploy.md says when to raise it to a year. With `subdomains` it holds for all of them.
   */
  hsts: { seconds: number; subdomains: boolean };
  /**
   * World-map shapes, read as TopoJSON. On another company's host, the browser of each visitor who opens /contact asks
   * that company in idle time after the page has loaded, untouched and unscrolled, and so tells it the visitor's IP
   * address; only a browser that is set to save data does not. In the EU this may need consent, which the site does not
   * ask for. '/shapes/countries-110m.json' is the site's own copy: with it nobody else is asked. /privacy says which of
   * the two holds, and names the host.
   */
  mapShapesUrl: string;
  /**
   * In the order of the switch. The first is the source: it stands at the root of the site, its folder
   * in content/ holds facts and words, and the others, words alone, fall back to it.
   */
  languages: readonly [Language, ...Language[]];
  /**
   * Where messages of the contact form go. Left out, the visitor's own mail program sends them. With
   * `{ keepDays: 30 }` an inbox of ours takes them, mails them to `email` and deletes them that many days later:
   * docs/inbox.md. With `{ url: 'https://…' }` they go to a form service that takes a form post and answers 2xx.
   * Headers, the privacy page and the words of the form follow.
   */
  inbox?: InboxSettings;
  /**
   * Counts visits without cookies: another company's service (Plausible, GoatCounter, Umami) or one of your own. Only for
   * counters that store nothing in the browser, because /privacy then says so; headers follow, too. A copy is not counted.
   */
  counter?: CounterSettings;
  /** What search engines ask for to know whose site it is, without the markup around it: on the landing page only. */
  verification?: { google?: string; bing?: string };
  /** The editor at /admin of the deployed site, over a GitHub repository; left out, there is none. */
  editor?: EditorSettings;
}

export type InboxSettings = { keepDays: number } | { url: string };

export interface CounterSettings {
  /** 'https://plausible.io/js/script.js', or a file of public/ such as '/count.js'. */
  script: string;
  /** Where the script reports visits, such as 'https://plausible.io'. */
  host: string;
  /** Its attributes without `data-`, such as { domain: 'company.example' }. */
  data?: Readonly<Record<string, string>>;
}

export interface EditorSettings {
  /** As in 'owner/name'. */
  repository: string;
  branch: string;
  /** A sign-in worker for people without an access token, such as 'https://sign-in.example'. */
  signIn?: string;
}

export interface Language {
  /** As in `<html lang>`. In lower case it is the folder in content/ and the path: zh-TW stands at /zh-tw. */
  lang: string;
  /** Its name in itself, as the switch shows it. */
  name: string;
  /** For dates, times and numbers, and for networks that preview a link. */
  locale: string;
  /** Left out where lines begin at the left. */
  direction?: 'rtl';
  /**
   * Prepared unseen: its pages are built in development and in a copy for another address (SITE_URL), and nowhere else;
   * nothing links to them. Delete the line to publish the language.
   */
  draft?: true;
  /** What else browsers may call a language that it serves; its own tag and what begins with it count anyway. */
  also?: readonly string[];
}

export const config: SiteConfig = {
  url: 'https://ohmwright.example',
  hsts: { seconds: 86_400, subdomains: false },
  mapShapesUrl: 'https://cdn.jsdelivr.net/npm/world-atlas@2.0.2/countries-110m.json',
  languages: [
    { lang: 'en', name: 'English', locale: 'en-GB' },
    { lang: 'es', name: 'Español', locale: 'es-ES' },
    { lang: 'de', name: 'Deutsch', locale: 'de-DE' },
    { lang: 'bn', name: 'বাংলা', locale: 'bn-BD' },
    { lang: 'ja', name: '日本語', locale: 'ja-JP' },
    { lang: 'zh-TW', name: '繁體中文', locale: 'zh-TW', also: ['zh-Hant', 'zh-HK', 'zh-MO'] },
    { lang: 'tr', name: 'Türkçe', locale: 'tr-TR' },
  ],
};

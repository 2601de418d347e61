/** Open Graph writes a locale as language_TERRITORY; a territory left out is the likeliest one, a script is dropped. */
export function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

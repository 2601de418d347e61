import type { SettingsPlaceholder } from '../lib/placeholders.ts';
import { settings } from '../settings.ts';

export const taglineOf = (lang: string) =>
  settings.tagline[lang] ?? settings.tagline[settings.languages[0].lang] ?? '';

/** What the placeholders that any text may use are filled with. */
export const valuesOf = (lang: string): Record<SettingsPlaceholder, string | number> => ({
  brand: settings.brand,
  legalName: settings.legalName,
  tagline: taglineOf(lang),
  email: settings.email,
  year: new Date().getFullYear(),
});

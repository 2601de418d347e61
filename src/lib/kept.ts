/**
 * Keys of all that the site keeps on a visitor's device. They name no brand: a rebranded site keeps them.
 * Scripts take their keys from here by type (KeptKey): one module shared by two of them would be a
 * request of its own.
 */
export const KEPT = {
  draft: 'contact-draft',
  theme: 'theme',
  language: 'language',
  splash: 'splash',
} as const;

/** What a key is for: /privacy has words for each (content/en/pages/privacy.yaml). */
export type Purpose = keyof typeof KEPT;

export type KeptKey = (typeof KEPT)[Purpose];

export interface Keeping {
  storage: 'localStorage' | 'sessionStorage';
  /** When it goes: with the message, when the visitor clears the browser's data, or with the tab. */
  until: 'sent' | 'cleared' | 'closed';
}

/** A key without an entry here does not compile, and an entry without words stops the build. */
export const KEEPING: Readonly<Record<Purpose, Keeping>> = {
  draft: { storage: 'localStorage', until: 'sent' },
  theme: { storage: 'localStorage', until: 'cleared' },
  language: { storage: 'localStorage', until: 'cleared' },
  splash: { storage: 'sessionStorage', until: 'closed' },
};

/**
 * Storage keys of the site. They contain no brand, so a rebranded site keeps them. Scripts use the type
 * `StorageKey` and spell the key: an import of this object would be one more request.
 */
export const STORAGE_KEYS = {
  draft: 'contact-draft',
  theme: 'theme',
  language: 'language',
  splash: 'splash',
} as const;

/** What is stored: /privacy explains each (content/en/pages/privacy.yaml). */
export type StoredItem = keyof typeof STORAGE_KEYS;

export type StorageKey = (typeof STORAGE_KEYS)[StoredItem];

export interface Retention {
  storage: 'localStorage' | 'sessionStorage';
  /** When it is removed: with the message, when the visitor clears the browser's data, or with the tab. */
  until: 'sent' | 'cleared' | 'closed';
}

/** The types require an entry for every key, and the content check words on /privacy for every entry. */
export const RETENTION: Readonly<Record<StoredItem, Retention>> = {
  draft: { storage: 'localStorage', until: 'sent' },
  theme: { storage: 'localStorage', until: 'cleared' },
  language: { storage: 'localStorage', until: 'cleared' },
  splash: { storage: 'sessionStorage', until: 'closed' },
};

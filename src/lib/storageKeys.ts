interface StoredValue {
  key: string;
  storage: 'localStorage' | 'sessionStorage';
  /** When it is removed: with the message, when the visitor clears the browser's data, or with the tab. */
  until: 'sent' | 'cleared' | 'closed';
}

/**
 * What the site stores: the content check requires words on /privacy for every entry. Keys contain no brand, so a
 * rebranded site keeps them. Scripts use the type `StorageKey` and spell the key: an import of this object would bring
 * all of it to every visitor.
 */
export const STORED = {
  draft: { key: 'contact-draft', storage: 'localStorage', until: 'sent' },
  brief: { key: 'contact-brief', storage: 'localStorage', until: 'sent' },
  messageKey: { key: 'contact-key', storage: 'localStorage', until: 'sent' },
  theme: { key: 'theme', storage: 'localStorage', until: 'cleared' },
  language: { key: 'language', storage: 'localStorage', until: 'cleared' },
  splash: { key: 'splash', storage: 'sessionStorage', until: 'closed' },
} as const satisfies Record<string, StoredValue>;

export type StoredItem = keyof typeof STORED;

export type StorageKey = (typeof STORED)[StoredItem]['key'];

export type Retention = Omit<StoredValue, 'key'>;

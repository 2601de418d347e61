/** Hosts of other companies that a link leads to; nothing is asked of them before a click. */
export const LINKED_HOSTS = {
  map: 'www.openstreetmap.org',
  gmail: 'mail.google.com',
  outlook: 'outlook.office.com',
} as const;

export type LinkedHost = keyof typeof LINKED_HOSTS;

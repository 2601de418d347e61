/** Hosts of other companies that links lead to. The site requests nothing from them. */
export const EXTERNAL_HOSTS = {
  map: 'www.openstreetmap.org',
  gmail: 'mail.google.com',
  outlook: 'outlook.office.com',
} as const;

export type ExternalHost = keyof typeof EXTERNAL_HOSTS;

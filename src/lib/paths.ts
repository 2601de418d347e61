/** Addresses of the site in one language; canonical form, without a slash at the end. */
export interface Paths {
  home: string;
  about: string;
  services: string;
  contact: string;
  contactForm: string;
  offices: string;
  privacy: string;
  /** Only where the settings have legal details. */
  imprint: string;
  /** The 404 page: a file, not a route. */
  notFound: string;
}

/** The default language stands at the root, the others below their code. */
export function pathsOf(language: string, defaultLanguage: string): Paths {
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  return {
    home: prefix || '/',
    about: `${prefix}/about`,
    services: `${prefix}/services`,
    contact: `${prefix}/contact`,
    contactForm: `${prefix}/contact#contact-form`, // spec F1
    offices: `${prefix}/contact#offices`, // spec F1
    privacy: `${prefix}/privacy`,
    imprint: `${prefix}/imprint`,
    notFound: `${prefix}/404`,
  };
}

export const servicePath = (paths: Paths, slug: string) => `${paths.services}/${slug}`;

export const serviceGroupPath = (paths: Paths, group: string) => `${paths.services}#${group}`;

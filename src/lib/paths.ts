interface ServicesPath {
  services: string;
}

export const servicePath = (paths: ServicesPath, slug: string) => `${paths.services}/${slug}`;

export const serviceGroupPath = (paths: ServicesPath, group: string) =>
  `${paths.services}#${group}`;

/** The editor and the inbox answer there: no page and no old address may have one of these, or one below it. */
export const RESERVED_PATHS = ['/admin', '/messages'];

/** The Atom feed of the notes. */
export const feedPath = ({ notes }: { notes: string }) => `${notes}/atom.xml`;

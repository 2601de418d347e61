interface ServicesPath {
  services: string;
}

export const servicePath = (paths: ServicesPath, slug: string) => `${paths.services}/${slug}`;

export const serviceGroupPath = (paths: ServicesPath, group: string) =>
  `${paths.services}#${group}`;

/** The Atom feed of the notes. */
export const feedPath = ({ notes }: { notes: string }) => `${notes}/atom.xml`;

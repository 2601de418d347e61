/** The types of `@sveltia/cms` as far as our files name them, for checks without that package. */
interface Named {
  name: string;
  [option: string]: unknown;
}

export type Field = Named;

export interface CollectionFile extends Named {
  file: string;
  fields: Field[];
}

export interface EntryCollection extends Named {
  fields: Field[];
  files?: never;
}

export interface FileCollection extends Named {
  files: CollectionFile[];
}

export interface CmsConfig {
  backend: Record<string, unknown>;
  collections?: (EntryCollection | FileCollection)[];
  [option: string]: unknown;
}

interface Format {
  fromFile: (text: string) => unknown;
  toFile: (value: unknown) => string;
}

declare const CMS: {
  registerCustomFormat: (name: string, extension: string, format: Format) => void;
  init: (options: { config: CmsConfig }) => Promise<void>;
};
export default CMS;

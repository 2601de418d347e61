/** The types of `@sveltia/cms` that we use, for type checks without that package. */
export interface Field {
  name: string;
  [option: string]: unknown;
}

export interface CollectionFile {
  name: string;
  fields: Field[];
  [option: string]: unknown;
}

/** Each of its files is an entry. */
export interface EntryCollection {
  name: string;
  fields: Field[];
  [option: string]: unknown;
}

/** Each of its files has a form of its own. */
export interface FileCollection {
  name: string;
  files: CollectionFile[];
  [option: string]: unknown;
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

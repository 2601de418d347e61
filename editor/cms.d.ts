/** The types of `@sveltia/cms` that we use, for type checks without that package. */
export interface Field {
  name: string;
  [option: string]: unknown;
}

interface Collection {
  name: string;
  label?: string;
  label_singular?: string;
  description?: string;
  icon?: string;
  folder?: string;
  extension?: string;
  format?: string;
  i18n?: boolean;
  create?: boolean;
  slug?: { template: string; editable: string[] };
  summary?: string;
  thumbnail?: string;
  preview_path?: string;
  media_folder?: string;
  public_folder?: string;
  editor?: { preview: boolean };
  sortable_fields?: { fields: string[]; default: { field: string; direction: string } };
}

export interface CollectionFile extends Collection {
  file: string;
  fields: Field[];
}

export interface EntryCollection extends Collection {
  fields: Field[];
}

export interface FileCollection extends Collection {
  files: CollectionFile[];
}

export interface CmsConfig {
  backend: Record<string, unknown>;
  collections?: (EntryCollection | FileCollection)[];
  [option: string]: unknown;
}

interface Format {
  fromFile: (text: string) => unknown;
  toFile: (value: unknown) => string | Promise<string>;
}

declare const CMS: {
  registerCustomFormat: (name: string, extension: string, format: Format) => void;
  init: (options: { config: CmsConfig }) => Promise<void>;
};
export default CMS;

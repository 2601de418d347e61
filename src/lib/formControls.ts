export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A list to choose from has a value, too, but no caret. */
export type FieldControl = TextControl | HTMLSelectElement;

export const controlIn = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) ?? null) as FieldControl | null;

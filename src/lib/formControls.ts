export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export const controlIn = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) ?? null) as TextControl | null;

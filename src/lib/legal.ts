/** Details of a company that the law may require, each only if it applies. */
export interface LegalDetails {
  /** With its legal form. */
  name?: string;
  /** A line each, as on a letter. */
  address?: readonly string[];
  /** Who represents the company. */
  representative?: string;
  /** The register with its place, and the number in it. */
  register?: string;
  /** VAT identification number. */
  vat?: string;
}

export type LegalField = keyof LegalDetails;

const LEGAL_FIELDS: readonly LegalField[] = [
  'name',
  'address',
  'representative',
  'register',
  'vat',
];

export interface LegalEntry {
  field: LegalField;
  lines: string[];
}

/** The details that are filled, in order. */
export function legalEntries(legal: LegalDetails = {}): LegalEntry[] {
  return LEGAL_FIELDS.flatMap((field) => {
    const lines = [legal[field] ?? []].flat().filter((line) => line.trim() !== '');
    return lines.length > 0 ? [{ field, lines }] : [];
  });
}

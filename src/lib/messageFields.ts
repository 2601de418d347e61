interface FieldDefinition {
  /** A message without it is not sent. An optional field says so in its hint. */
  isRequired?: true;
  /** Where it stands in the mail: as its subject, as its text, or as a line below the text. */
  inMail: 'subject' | 'text' | 'signature';
  /** What browsers may fill in: https://html.spec.whatwg.org/#autofill */
  autoComplete?: 'name' | 'email' | 'organization' | 'organization-title' | 'tel' | 'url';
  type?: 'email';
  /** Has more than one line. */
  rows?: number;
  /** A list to choose from: its values as the company reads them in the mail. The visitor's words are `form.<name>Options`. */
  options?: readonly string[];
  /** Takes the whole row of the form. */
  isWide?: true;
}

/**
 * The fields of the contact form in their order. Form, check, mail, copied text, preview, draft and Undo follow
 * from this table; the label of each is `form.<name>` in content/<lang>/pages/contact.yaml, its hint `form.<name>Hint`, and
 * src/content/schemas/contact.ts lists these words.
 */
const MESSAGE_FIELDS = {
  name: { isRequired: true, inMail: 'signature', autoComplete: 'name' },
  email: { isRequired: true, inMail: 'signature', autoComplete: 'email', type: 'email' },
  topic: { isRequired: true, inMail: 'subject', isWide: true },
  message: { isRequired: true, inMail: 'text', rows: 5, isWide: true }, // spec C5
} as const satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof MESSAGE_FIELDS;

/** What a visitor has typed. */
export type Message = Record<FieldName, string>;

/** The table with what it leaves out as undefined. */
export const fieldOf = (name: FieldName): FieldDefinition => MESSAGE_FIELDS[name];

export const FIELDS = Object.keys(MESSAGE_FIELDS) as FieldName[];

/** The lines below the text of the mail: who writes. */
export const SIGNATURE = FIELDS.filter((name) => fieldOf(name).inMail === 'signature');

type NamesWith<Part> = {
  [Name in FieldName]: (typeof MESSAGE_FIELDS)[Name] extends Part ? Name : never;
}[FieldName];

export type RequiredFieldName = NamesWith<{ isRequired: true }>;

/** A value for each field. */
export const forEachField = <Value>(make: (name: FieldName) => Value) =>
  Object.fromEntries(FIELDS.map((name) => [name, make(name)])) as Record<FieldName, Value>;

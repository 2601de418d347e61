import { FIELDS, type FieldName, fieldOf, type Message } from './messageFields.ts';

export type FieldError = 'missing' | 'noAt' | 'noDomain' | 'noDot' | 'wrong';

export type FieldErrors = Partial<Record<FieldName, FieldError>>;

/** Characters that are invisible alone: blanks, zero-width and filler characters, combining accents. */
const INVISIBLE = /[\s\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Dots only between other characters, never two in a row. */
const LOCAL_PART = /^[^\s,;:<>()[\]"\\.]+(\.[^\s,;:<>()[\]"\\.]+)*$/;
/** A part of a host name begins and ends with a letter or a digit. */
const HOST_LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** The longest that a mail server has to take (RFC 5321). */
const LONGEST_ADDRESS = 254;

/**
 * Looser than the browser about letters, since addresses may use any script; stricter about the domain:
 * without a dot nobody outside the visitor's network could answer.
 */
function validateEmail(address: string): FieldError | undefined {
  const [local = '', domain, ...more] = address.split('@');
  if (domain === undefined) return 'noAt';
  if (domain === '' && more.length === 0 && local) return 'noDomain';
  const labels = domain.split('.');
  const isWellFormed = LOCAL_PART.test(local) && labels.every((label) => HOST_LABEL.test(label));
  if (!isWellFormed || more.length > 0) return 'wrong';
  if (labels.length === 1) return 'noDot';
  return address.length > LONGEST_ADDRESS ? 'wrong' : undefined;
}

export function validateField(field: FieldName, text: string): FieldError | undefined {
  const { isRequired, type } = fieldOf(field);
  if (text.replace(INVISIBLE, '') === '') return isRequired && 'missing';
  return type === 'email' ? validateEmail(text.trim()) : undefined;
}

export function validateMessage(message: Message): FieldErrors {
  const found = FIELDS.map((field) => [field, validateField(field, message[field])] as const);
  return Object.fromEntries(found.filter(([, error]) => error));
}

export const hasErrors = (errors: FieldErrors) => Object.keys(errors).length > 0;

/** The text of a file; undefined in another encoding, of which a byte would show up as a wrong letter somewhere. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

export const NOT_UTF8 = 'expected a text in UTF-8, found another encoding';

/** a … z, aa, ab … */
export function letters(at: number): string {
  const last = String.fromCharCode(97 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}

/** The same without those that are taken. */
export function* freeLetters(taken: ReadonlySet<string>): Generator<string, never> {
  for (let at = 0; ; at += 1) if (!taken.has(letters(at))) yield letters(at);
}

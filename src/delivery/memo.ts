/** Keeps what has been worked out for a text: pages of a kind ask for the same. */
export function memo<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    known.set(text, result);
    return result;
  };
}

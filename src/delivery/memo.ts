/** Pages of a kind ask for the same: what is worked out for one is kept for the others. */
export function memo<Question extends unknown[], Answer>(
  work: (...question: Question) => Answer,
): (...question: Question) => Answer {
  const known = new Map<string, Answer>();
  return (...question) => {
    const key = JSON.stringify(question);
    const answer = known.get(key) ?? work(...question);
    known.set(key, answer);
    return answer;
  };
}

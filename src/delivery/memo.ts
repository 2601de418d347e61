/** Pages of a kind ask for the same: what is worked out for one is kept for the others. */
export function memo<Answer>(work: (question: string) => Answer): (question: string) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const answer = known.get(question) ?? work(question);
    known.set(question, answer);
    return answer;
  };
}

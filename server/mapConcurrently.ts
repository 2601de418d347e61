/** Does the work for each item, at most `limit` at a time; the results keep the order of the items. */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  limit: number,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items].entries();
  const worker = async () => {
    for (const [at, item] of queue) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

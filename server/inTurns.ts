/** Few enough for the 256 files that some systems let a program open, many enough to keep a disk busy. */
const AT_ONCE = 16;

/** Does the work for each item, some at a time, and hands back the results in the order of the items. */
export async function inTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items].entries();
  const worker = async () => {
    for (const [at, item] of queue) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

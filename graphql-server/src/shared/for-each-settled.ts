/**
 * Runs the work for one item after the other. A failure does not stop the others, unless it `endsAll`.
 * @throws the failure, or an AggregateError of several
 */
export async function forEachSettled<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  endsAll: (error: unknown) => boolean = () => false,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
      if (endsAll(error)) break;
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
  if (failures.length === 1) throw failures[0];
}

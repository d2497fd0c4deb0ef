import { DefaultQueryExecutor } from 'kysely';
import { vi } from 'vitest';

/**
 * Counts the statements that reach the shop's database during `work`, from any source: SQL, entities and
 * transactions all pass here. Nothing else may run meanwhile.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

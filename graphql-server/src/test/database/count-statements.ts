import { DefaultQueryExecutor } from 'kysely';
import { vi } from 'vitest';

/**
 * How many statements the shop's database is asked while `work` goes on, whoever asks: typed SQL, entities
 * and transactions all pass here. Nothing else may go on meanwhile.
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

import { AsyncLocalStorage } from 'node:async_hooks';
import { Migration } from '@mikro-orm/migrations';

interface NewIndex {
  name: string;
  isUnique?: true;
  /** The rest of the statement, such as "orders (created_at desc) where is_open". */
  on: string;
}

const inOneTransaction = new AsyncLocalStorage<true>();

/** Runs migrations in the transaction of a caller whose tables nobody else sees yet. */
export function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return inOneTransaction.run(true, work);
}

/** Builds indexes while customers write. PostgreSQL does that outside of transactions only. */
export abstract class IndexMigration extends Migration {
  protected abstract readonly indexes: readonly NewIndex[];

  override isTransactional(): boolean {
    return inOneTransaction.getStore() ?? false;
  }

  override up(): void {
    const concurrently = this.isTransactional() ? '' : 'concurrently';
    for (const { name, isUnique, on } of this.indexes) {
      // An attempt that failed leaves an index that nobody uses.
      this.addSql(`drop index ${concurrently} if exists ${name}`);
      this.addSql(`create ${isUnique ? 'unique ' : ''}index ${concurrently} ${name} on ${on}`);
    }
  }
}

import { type RawBuilder, sql } from 'kysely';

/** What the sample shop consists of. */
export interface SampleRows {
  ids: readonly string[];
  /** The demo accounts; a null password means that nobody can log in. */
  accounts: readonly { id: string; password: string | null }[];
}

/** What of it is in the shop. */
export interface Samples {
  ids: readonly string[];
  /** Those of `ids` that staff have changed. */
  changedIds: readonly string[];
  /** The ids of the demo accounts that still have the password that everyone knows, or none. */
  userIds: readonly string[];
}

/**
 * What ending a demo does to a module's tables. Each table is in one of the lists, or its rows are deleted
 * with those that they belong to.
 */
export interface DemoData {
  /**
   * These lose all rows at once, without triggers: in a demo only people who try the shop write them, or they
   * follow from such rows.
   */
  emptied?: readonly string[];
  /** These lose rows that are samples, or that follow from them, by these statements in this order. */
  partlyEmptied?: { tables: readonly string[]; statements(samples: Samples): readonly RawBuilder<unknown>[] };
  /** These stay as they are. */
  kept?: readonly string[];
}

/** Whether a row is a sample that staff did not change, or that they deleted: it waits to be restored. */
export function isUnchangedSample({ ids, changedIds }: Samples): RawBuilder<boolean> {
  return sql`(id = any (${sql.val(ids)}::uuid[])
    and (id <> all (${sql.val(changedIds)}::uuid[]) or deleted_at is not null))`;
}

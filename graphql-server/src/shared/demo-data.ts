import { type RawBuilder, sql } from 'kysely';

/** The rows of the sample shop. */
export interface Samples {
  ids: readonly string[];
  /** Those of `ids` that staff have changed. */
  changedIds: readonly string[];
  /** The emails of the demo accounts, whose passwords everyone knows. */
  emails: readonly string[];
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

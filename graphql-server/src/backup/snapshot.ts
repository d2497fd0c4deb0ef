import { IsolationLevel } from '@mikro-orm/core';
import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import type { Orm } from '../db/database.ts';
import { poolConnectionOf } from '../db/postgres/pool-connection.ts';

/** A table, and the columns of it that are stored: the database computes generated ones itself. */
export interface Table {
  name: string;
  columns: string[];
}

/** The database as it was at one moment, however long it takes to read it. */
export interface Snapshot {
  query<Row>(statement: string): Promise<Row[]>;
  /** The rows of a table as text of COPY, in parts that may end within a row. */
  rowsOf(table: Table): AsyncIterable<Uint8Array>;
}

/** What the text of COPY depends on, and no limit of time. For a transaction. */
export const snapshotSettings = `select set_config(name, value, true) from (values
  ('statement_timeout', '0'), ('lock_timeout', '0'), ('idle_in_transaction_session_timeout', '0'),
  ('datestyle', 'ISO'), ('intervalstyle', 'postgres'), ('timezone', 'UTC'),
  ('bytea_output', 'hex'), ('extra_float_digits', '1')) settings (name, value)`;

/** Runs `read` on a snapshot, which is gone afterwards. */
export function readSnapshot<Result>(
  orm: Orm,
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  return orm.em.fork().transactional(
    async (em) => {
      const db = em.getKysely();
      await sql.raw(snapshotSettings).execute(db);
      const connection = await poolConnectionOf(db);
      return read({
        query: async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(db)).rows,
        rowsOf: ({ name, columns }) =>
          connection.copyOut(
            `copy ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')}) to stdout`,
          ),
      });
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

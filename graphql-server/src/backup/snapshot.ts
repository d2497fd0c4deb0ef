import { IsolationLevel } from '@mikro-orm/core';
import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import type { Orm } from '../db/database.ts';
import { poolConnectionOf } from '../db/postgres/pool-connection.ts';

/** A table and its stored columns; the database computes generated columns itself. */
export interface Table {
  name: string;
  columns: string[];
}

/** The database as of one moment, however long it takes to read. */
export interface Snapshot {
  query<Row>(statement: string): Promise<Row[]>;
  /** The rows of a table in the text format of COPY, in parts that may end within a row. */
  rowsOf(table: Table): AsyncIterable<Uint8Array>;
}

/** Settings that affect the text of COPY, and no timeout. For a transaction. */
export const snapshotSettings = `select set_config(name, value, true) from (values
  ('statement_timeout', '0'), ('lock_timeout', '0'), ('idle_in_transaction_session_timeout', '0'),
  ('datestyle', 'ISO'), ('intervalstyle', 'postgres'), ('timezone', 'UTC'),
  ('bytea_output', 'hex'), ('extra_float_digits', '1')) settings (name, value)`;

/** Runs `read` on a snapshot and closes it. */
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

import { CompiledQuery } from 'kysely';
import type { Orm } from './database.ts';

/** Runs one statement with `$1` placeholders, like PostgreSQL's own client, for libraries that expect it. */
export interface QueryClient {
  query(statement: { text: string; values?: readonly unknown[] }): Promise<QueryResult>;
}

interface QueryResult {
  rows: unknown[];
  rowCount: number;
}

/** A client on the data layer's connections; each statement is its own transaction. */
export function queryClient(orm: Orm): QueryClient {
  return {
    async query({ text, values = [] }) {
      const db = orm.em.fork().getKysely();
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows, rowCount: rows.length || Number(numAffectedRows ?? 0) };
    },
  };
}

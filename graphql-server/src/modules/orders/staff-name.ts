import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: the name of the staff member in this table's `actor` and `actor_id`; null for customers and the shop
 * itself.
 */
export function staffName(table: string): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<
    string | null
  >`case when ${column('actor')} in ('ADMIN', 'API_KEY') then actor_name(${column('actor_id')}) end`;
}

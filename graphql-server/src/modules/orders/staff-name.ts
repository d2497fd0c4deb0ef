import { type RawBuilder, sql } from 'kysely';

/**
 * In a query, who changed an order for the shop, by what `actor` and `actor_id` of this table say; null for
 * its customer and the shop itself.
 */
export function staffName(table: string): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<
    string | null
  >`case when ${column('actor')} in ('ADMIN', 'API_KEY') then actor_name(${column('actor_id')}) end`;
}

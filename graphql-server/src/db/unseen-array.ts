import { type RawBuilder, sql } from 'kysely';

/**
 * An array as a value of a statement that is run often: `products.id = any(${unseenArray(ids, 'uuid')})`. The
 * planner is not shown how long it is. PostgreSQL expects ten elements of an array that it does not know, so
 * for fewer it finds the plan for any array too expensive, and makes a new one each time, which took six
 * times as long as to read a product (decision 0027).
 */
export function unseenArray<Element extends string | number>(
  elements: readonly Element[],
  type: 'uuid' | 'text' | 'int',
): RawBuilder<Element[]> {
  return sql`(select ${sql.val(elements)}::${sql.raw(type)}[])::${sql.raw(type)}[]`;
}

import { type RawBuilder, sql } from 'kysely';

/** Which products a list includes: what shoppers may see, everything that admins work on, or deleted ones. */
export type ProductScope = 'PUBLISHED' | 'ALL' | 'DELETED';

/**
 * Whether shoppers can see and buy a product, as SQL for the row `alias` of `products`. The only definition
 * of this rule: not withdrawn, active, and past its publication time. It uses the database's time, which is
 * the same for all processes, so no job has to publish anything. The first two conditions match those of the
 * indexes.
 */
export function publishedSql(alias = 'products'): string {
  return `(${alias}.deleted_at is null and ${alias}.status = 'ACTIVE'
    and (${alias}.publish_at is null or ${alias}.publish_at <= now()))`;
}

/** `publishedSql` as a condition. */
export function isPublished(): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(publishedSql())}`;
}

const scopes: Record<ProductScope, (alias: string) => string> = {
  PUBLISHED: publishedSql,
  ALL: (alias) => `${alias}.deleted_at is null`,
  DELETED: (alias) => `${alias}.deleted_at is not null`,
};

/** Whether a product is in the scope. */
export function isInScope(scope: ProductScope, alias = 'products'): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(scopes[scope](alias))}`;
}

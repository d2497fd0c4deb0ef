import { type RawBuilder, sql } from 'kysely';

/**
 * What a list of products is read for: what shoppers may see, all that admins work on, or what they have
 * deleted.
 */
export type ProductScope = 'PUBLISHED' | 'ALL' | 'DELETED';

/**
 * Whether shoppers can see and buy a product, as SQL about the row `alias` of `products`. The only place of
 * this rule: not withdrawn, active, and its time has come. It is the database's time, the same for all
 * processes, so no job has to publish anything. The first two conditions are those of the indexes.
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

/** Whether a product belongs to the scope. */
export function isInScope(scope: ProductScope, alias = 'products'): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(scopes[scope](alias))}`;
}

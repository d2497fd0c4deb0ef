import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { scopeOfCollection } from '../catalogue/collections/collection-query.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionOrders } from './promotion-orders.port.ts';
import type { Buyer } from './promotion-rules.ts';
import type { PromotionsDatabase } from './promotions.tables.ts';

/** Where codes come from: a customer's cart, or the given list. */
export type Codes = { cartOf: string } | { given: readonly string[] };

/** A promotion that may apply, or an unknown code. */
export interface Candidate {
  /** The code that was entered; null for an automatic promotion. */
  code: string | null;
  promotion: Promotion | null;
}

type PromotionRow = Selectable<PromotionsDatabase['promotions']>;

/** SQL: which of `promotions p` apply automatically at a time. */
const isAutomatic = (now: Date) => sql<boolean>`p.deleted_at is null and p.code is null and p.is_enabled
  and p.starts_at <= ${now} and (p.ends_at is null or p.ends_at > ${now})`;

/** SQL: whether a cart can have any promotion, automatic or by code. If not, `findCandidates` finds none. */
export function mayHavePromotions(userId: string, now: Date): RawBuilder<boolean> {
  return sql`(exists (select from promotions p where ${isAutomatic(now)})
    or exists (select from cart_codes where user_id = ${userId}))`;
}

/** Currently automatic promotions, and the promotions of the codes, applicable or not, in one statement. */
export async function findCandidates(em: EntityManager, codes: Codes, now: Date): Promise<Candidate[]> {
  const typed =
    'cartOf' in codes
      ? sql`select code, position from cart_codes where user_id = ${codes.cartOf}`
      : sql`select code, position from unnest(${sql.val(codes.given)}::text[]) with ordinality as given (code, position)`;
  const { rows } = await sql<{ typed: string | null; promotion: PromotionRow | null }>`
    select null as typed, to_jsonb(p) as promotion, 0 as position from promotions p where ${isAutomatic(now)}
    union all
    select typed.code, to_jsonb(p), typed.position from (${typed}) typed
    left join promotions p on p.code = typed.code and p.deleted_at is null
    order by position
  `.execute(em.getKysely<PromotionsDatabase>());
  return rows.map(({ typed: code, promotion }) => ({ code, promotion: promotion && toPromotion(promotion) }));
}

/** Locks promotions in id order until the end of the transaction. @returns the number of uses of each */
export async function lockUses(em: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await em
    .getKysely<PromotionsDatabase>()
    .selectFrom('promotions')
    .where('id', 'in', ids)
    .orderBy('id')
    .select(['id', 'used'])
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, used }) => [id, used]));
}

/** Ignores case and a `+tag`, so that one person has one mailbox. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}

/**
 * A buyer's history as far as the promotions need it, without the buyer's own unpaid order. Orders to the
 * emails count for every user, because a returning guest is a new user.
 */
export async function findBuyer(
  em: EntityManager,
  orders: PromotionOrders,
  id: string | null,
  promotions: readonly Promotion[],
  emails: readonly string[] = [],
): Promise<Buyer> {
  const limited = promotions.filter(({ customerLimit }) => customerLimit !== null);
  const needsOrders = promotions.some(({ firstOrderOnly }) => firstOrderOnly);
  const isAnyUsedUp = promotions.some(({ usageLimit, used }) => usageLimit !== null && used >= usageLimit);
  if (id === null || (limited.length === 0 && !needsOrders && !isAnyUsedUp))
    return { id, orders: 0, uses: new Map() };
  const buyer = { userId: id, mailboxes: emails.map(mailboxOf) };
  const ids = promotions.map((promotion) => promotion.id);
  return { id, ...(await orders.historyOf(em, buyer, ids)) };
}

/**
 * The categories (including parent categories) and collections of each product, limited to those that
 * promotions name.
 */
export async function findGroups(
  em: EntityManager,
  productIds: readonly string[],
  promotions: readonly Promotion[],
): Promise<Map<string, Set<string>>> {
  const categoryIds = [...new Set(promotions.flatMap((promotion) => promotion.categoryIds))];
  const collectionIds = [...new Set(promotions.flatMap((promotion) => promotion.collectionIds))];
  const products = sql`products.id = any(${sql.val([...productIds])}::uuid[])`;
  const parts: RawBuilder<unknown>[] = [];
  if (categoryIds.length > 0) parts.push(inCategories(categoryIds, products));
  if (collectionIds.length > 0) parts.push(...(await inCollections(em, collectionIds, products)));
  if (parts.length === 0 || productIds.length === 0) return new Map();
  const { rows } = await sql<{ product_id: string; group_id: string }>`
    ${sql.join(parts, sql` union all `)}
  `.execute(em.getKysely<PromotionsDatabase>());
  const groups = Map.groupBy(rows, (row) => row.product_id);
  return new Map([...groups].map(([id, group]) => [id, new Set(group.map((row) => row.group_id))]));
}

function inCategories(ids: readonly string[], products: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    with recursive wanted as (
      select id, id as root from categories where id = any(${sql.val(ids)}::uuid[]) and deleted_at is null
      union all
      select c.id, wanted.root from categories c join wanted on c.parent_id = wanted.id where c.deleted_at is null
    )
    select products.id as product_id, root as group_id from products
    join wanted on wanted.id = products.category_id
      or wanted.id in (select category_id from product_categories further where further.product_id = products.id)
    where ${products}
  )`;
}

async function inCollections(
  em: EntityManager,
  ids: readonly string[],
  products: RawBuilder<unknown>,
): Promise<RawBuilder<unknown>[]> {
  const collections = await em
    .getKysely<PromotionsDatabase>()
    .selectFrom('collections')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select(['id', 'kind', 'match', 'conditions'])
    .execute();
  return collections.map(
    (collection) => sql`(
      select products.id as product_id, ${collection.id}::uuid as group_id from products
      where ${products} and ${scopeOfCollection(collection).isIn}
    )`,
  );
}

/** Converts a row read as JSON, in which times are strings. */
function toPromotion(row: PromotionRow): Promotion {
  const { id, title, code, effect, minimum } = row;
  return {
    id,
    title,
    code,
    effect,
    minimum,
    productIds: row.product_ids,
    categoryIds: row.category_ids,
    collectionIds: row.collection_ids,
    customerIds: row.customer_ids,
    firstOrderOnly: row.first_order_only,
    startsAt: new Date(row.starts_at),
    endsAt: row.ends_at && new Date(row.ends_at),
    usageLimit: row.usage_limit,
    customerLimit: row.customer_limit,
    used: row.used,
    priority: row.priority,
    combines: row.combines,
    isEnabled: row.is_enabled,
  };
}

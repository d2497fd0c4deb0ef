import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../shared/new-id.ts';
import type { LocalDate } from '../../shared/time/local-date.ts';
import { backorderable, futureDay } from '../catalogue/filters/availability.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';
import type { LineOfToday } from './cart.ts';
import type { StoredCartLine } from './cart-rules.ts';
import { CartCodeEntity } from '../promotions/cart-code.entity.ts';
import { mayHavePromotions } from '../promotions/promotion-query.ts';
import { CartEntity } from './cart.entity.ts';
import { CartLineEntity } from './cart-line.entity.ts';
import { quantityRuleColumns, quantityRulesOfRow } from '../catalogue/variants/quantity-rules.ts';
import { combinationIn } from '../catalogue/variants/variant-rules.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import type { CartOrders } from './cart-orders.port.ts';
import { toUnpaidOrder, type UnpaidOrder, withHeldUnits } from './unpaid-order.ts';
import type { CartDatabase } from './cart.tables.ts';

/** Selected only where it may explain why the price differs from what the customer last saw. */
const lastSalePrice = sql<number | null>`case when sale_price <> seen_price then (
  select history.sale_price from price_history history
  where history.variant_id = product_variants.id and history.is_in_campaign
  order by history.since desc limit 1) end`;

/** The stored lines of a user's cart, oldest first, including those that can no longer be bought. */
export async function findStoredLines(em: EntityManager, userId: string): Promise<LineOfToday[]> {
  return (await findStoredLinesOfEach(em, [userId])).get(userId) ?? [];
}

/** The stored data of a cart. */
interface StoredCart {
  items: LineOfToday[];
  unpaidOrder: UnpaidOrder | null;
  /** Whether any promotion can apply. */
  mayHavePromotions: boolean;
}

/**
 * A user's cart, in one statement. Units held by their unpaid order count as in stock, because they can buy
 * them.
 */
export async function findCart(
  em: EntityManager,
  orders: CartOrders,
  userId: string,
  now: Date,
): Promise<StoredCart> {
  const rows = await em
    .getKysely<CartDatabase>()
    .selectFrom('users')
    .leftJoin(selectLines(em).as('line'), (join) => join.onRef('line.user_id', '=', 'users.id'))
    .where('users.id', '=', userId)
    .orderBy('line.position')
    .selectAll('line')
    .select(mayHavePromotions(userId, now).as('may_have_promotions'))
    .select(orders.unpaidOrderOf(userId).as('unpaid_order'))
    .execute();
  const unpaidOrder = toUnpaidOrder(rows[0]?.unpaid_order ?? null);
  // An empty cart is a single row without a line.
  const items = rows.flatMap((row) => (row.id === null ? [] : [toCartRow(row as CartRow)]));
  return {
    items: withHeldUnits(items, unpaidOrder),
    unpaidOrder,
    mayHavePromotions: rows[0]?.may_have_promotions ?? false,
  };
}

/**
 * Like `findStoredLines`, for several users in one statement. Users with an empty cart are missing from the
 * map.
 */
export async function findStoredLinesOfEach(
  em: EntityManager,
  userIds: readonly string[],
): Promise<Map<string, LineOfToday[]>> {
  const rows = await selectLines(em).where('user_id', 'in', userIds).orderBy('cart_lines.position').execute();
  const ofEach = Map.groupBy(rows, (row) => row.user_id);
  return new Map([...ofEach].map(([userId, own]) => [userId, own.map(toCartRow)]));
}

function selectLines(em: EntityManager) {
  return em
    .getKysely<CartDatabase>()
    .selectFrom('cart_lines')
    .innerJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
    .select(['user_id', 'cart_lines.position', 'cart_lines.id', 'variant_id', 'product_id'])
    .select(['colour', 'size', 'others'])
    .select(['quantity', 'seen_price', 'sale_price', 'base_sale_price', 'stock', 'weight', 'image'])
    .select(['cart_lines.custom_fields', 'deleted_at', 'requires_shipping', 'lead_time_days'])
    .select([backorderable.as('backorderable'), futureDay('product_variants').as('available_from')])
    .select(quantityRuleColumns)
    .select(lastSalePrice.as('last_sale_price'));
}

/** A row of the cart query: a stored line and its current variant. */
interface CartRow extends Record<(typeof quantityRuleColumns)[number], number | null> {
  id: string;
  variant_id: string;
  product_id: string;
  colour: string | null;
  size: string | null;
  others: string[];
  quantity: number;
  seen_price: number;
  sale_price: number;
  base_sale_price: number | null;
  last_sale_price: number | null;
  stock: number;
  backorderable: number;
  available_from: LocalDate | null;
  weight: number | null;
  requires_shipping: boolean;
  lead_time_days: number | null;
  image: Picture | null;
  custom_fields: FieldValues;
  deleted_at: Date | string | null;
}

function toCartRow(row: CartRow): LineOfToday {
  const { id, variant_id: variantId, product_id: productId, quantity } = row;
  const combination = combinationIn(row);
  return {
    id,
    variantId,
    productId,
    ...combination,
    customFields: row.custom_fields,
    quantity,
    seenPrice: row.seen_price,
    variant: {
      id: variantId,
      ...combination,
      salePrice: row.sale_price,
      baseSalePrice: row.base_sale_price,
      lastSalePrice: row.last_sale_price,
      stock: row.stock + row.backorderable,
      backorderable: row.backorderable,
      availableFrom: row.available_from,
      weight: row.weight,
      requiresShipping: row.requires_shipping,
      leadTimeDays: row.lead_time_days,
      ...quantityRulesOfRow(row),
      image: row.image,
      isWithdrawn: row.deleted_at !== null,
    },
  };
}

/** Replaces all lines of the stored cart. The caller holds the lock on the user, see `lockUser`. */
export async function storeLines(
  em: EntityManager,
  userId: string,
  items: StoredCartLine[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return emptyCart(em, userId, { isOrdered: false });
  await em.nativeDelete(CartLineEntity, { user: userId });
  await em.insertMany(
    CartLineEntity,
    items.map(({ id, variantId, customFields, quantity, seenPrice }, position) => ({
      id,
      customFields,
      quantity,
      seenPrice,
      position,
      variant: variantId,
      user: userId,
    })),
  );
  await em
    .getKysely<CartDatabase>()
    .insertInto('carts')
    .values({ id: newId(), user_id: userId, begun_at: sql`now()`, changed_at: now, ordered: false })
    .onConflict((conflict) =>
      conflict.column('user_id').where('ended_at', 'is', null).doUpdateSet({ changed_at: now }),
    )
    .execute();
}

/**
 * Removes all lines from the stored cart, because they were ordered or the customer emptied it. The caller
 * holds the lock on the user.
 */
export async function emptyCart(
  em: EntityManager,
  userId: string,
  { isOrdered }: { isOrdered: boolean },
): Promise<void> {
  await em.nativeDelete(CartLineEntity, { user: userId });
  // Emptying a cart without ordering it keeps the codes.
  if (isOrdered) await em.nativeDelete(CartCodeEntity, { userId });
  await endCart(em, userId, { isOrdered });
}

/**
 * Records the order of the cart, whose lines stay until it is paid. The caller holds the lock on the user.
 */
export async function markOrdered(em: EntityManager, userId: string, orderId: string): Promise<void> {
  await em.nativeUpdate(CartEntity, { user: userId, endedAt: null }, { orderId });
}

/** Ends the user's current cart. The caller holds the lock on the user. */
export async function endCart(
  em: EntityManager,
  userId: string,
  { isOrdered }: { isOrdered: boolean },
): Promise<void> {
  await em
    .getKysely<CartDatabase>()
    .updateTable('carts')
    .set({ ended_at: sql`now()`, ordered: isOrdered })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

import { OPEN_STATUSES_SQL } from './order-status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { CartOrders } from '../cart/cart-orders.port.ts';
import { emptyCart, endCart, findStoredLines, storeLines } from '../cart/cart-query.ts';
import type { LineOfToday } from '../cart/cart.ts';
import { currentLineFields, type LineFields } from '../cart/line-fields.ts';
import { isSameLine, type Line } from '../cart/line-rules.ts';
import { type StoredUnpaidOrder, toUnpaidOrder, type UnpaidOrder } from '../cart/unpaid-order.ts';
import { findSellable } from '../catalogue/variants/sellable-product-query.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import type { CardPayments } from './card-payments.port.ts';
import { isFreeNumber } from './links/order-link.service.ts';
import type { OrdersDatabase } from './orders.tables.ts';

type OrderedLine = Pick<Line, 'variantId' | 'quantity' | 'customFields'>;

/** Orders from the cart's point of view: those that wait for their card payment, and those that are paid. */
export class CartOrderService implements CartOrders {
  constructor(
    private readonly cardPayments: () => CardPayments,
    private readonly lineFields: LineFields,
  ) {}

  /**
   * SQL: whether an order waits for its customer's card payment. Until then it is no more than a cart: its
   * stock is free for the same customer (decision 0074). Excludes orders whose payment is in progress or
   * mismatched, and orders that staff placed or reopened.
   */
  isUnpaid(alias: string): RawBuilder<boolean> {
    const order = sql.raw(alias);
    return sql`(${order}.payment_method = 'CARD' and ${order}.payment_state = 'UNPAID' and ${order}.status in ${sql.raw(OPEN_STATUSES_SQL)}
    and ${order}.payment_due_at is not null and ${order}.payment_link_expires_at is null
    and not ${this.cardPayments().hasBegun(alias)})`;
  }

  async findUnpaid(em: EntityManager, userId: string): Promise<UnpaidOrder | null> {
    const { rows } = await sql<{ order: StoredUnpaidOrder | null }>`
      select ${this.unpaidOrderOf(userId)} as order
    `.execute(em.getKysely<OrdersDatabase>());
    return toUnpaidOrder(rows[0]?.order ?? null);
  }

  unpaidOrderOf(userId: string): RawBuilder<StoredUnpaidOrder | null> {
    return sql`(
    select jsonb_build_object(
      'id', o.id, 'userId', o.user_id, 'number', o.number, 'reference', o.reference,
      'total', o.total, 'currencyCode', o.currency,
      'dueAt', o.payment_due_at, 'guestLinkExpiresAt', o.guest_link_expires_at,
      'units', (select jsonb_object_agg(variant_id, units) from (
        select variant_id, sum(quantity) as units from order_lines where order_id = o.id group by variant_id) held))
    from orders o where o.user_id = ${userId} and ${this.isUnpaid('o')} order by o.created_at desc limit 1)`;
  }

  /** Moves unpaid orders to the account, as the cart does. The caller has locked both. */
  async moveUnpaid(em: EntityManager, guestId: string, userId: string): Promise<void> {
    await sql`
      update orders set user_id = ${userId}, guest_link_expires_at = null
      where user_id = ${guestId} and ${this.isUnpaid('orders')} and ${isFreeNumber(userId)}
    `.execute(em.getKysely<OrdersDatabase>());
  }

  /**
   * A customer who has ordered since the last cart change, even without the cart, needs no reminder. Card
   * orders that were canceled unpaid do not count.
   */
  readonly hasOrderedSince = sql<boolean>`exists (
    select from orders o where o.user_id = carts.user_id and o.created_at >= carts.changed_at
      and not (o.payment_method = 'CARD' and o.payment_state = 'UNPAID' and o.status = 'CANCELLED'))`;

  /**
   * Removes an order's content, now paid, from the cart it was placed from. The caller has locked the user.
   */
  async takeLines(
    em: EntityManager,
    { id: orderId, userId }: { id: string; userId: string },
    now: Date,
  ): Promise<void> {
    const db = em.getKysely<OrdersDatabase>();
    const { rows } = await sql<OrderedLine>`
      select variant_id as "variantId", quantity, custom_fields as "customFields"
      from order_lines join carts on carts.order_id = order_lines.order_id
      where carts.order_id = ${orderId} and carts.user_id = ${userId} and carts.ended_at is null
    `.execute(db);
    if (rows.length === 0) return;
    const items = await findStoredLines(em, userId);
    const products = await findSellable(
      em,
      items.map(({ productId }) => productId),
    );
    const rest = withoutOrdered(items, rows, ({ productId, customFields }) => {
      const product = products.get(productId);
      return product ? currentLineFields(this.lineFields, product, customFields) : customFields;
    });
    if (rest.length === 0) return emptyCart(em, userId, { isOrdered: true });
    await sql`
      delete from cart_codes where user_id = ${userId}
        and code in (select code from order_adjustments where order_id = ${orderId})
    `.execute(db);
    await endCart(em, userId, { isOrdered: true });
    await storeLines(em, userId, rest, now);
  }
}

/**
 * The cart's lines without the ordered units. Staff or a definition may have changed the values of an ordered
 * line since, so that no line of the cart has them: then any lines of its variant lose the units.
 */
function withoutOrdered(
  items: readonly LineOfToday[],
  ordered: readonly OrderedLine[],
  currentFields: (item: LineOfToday) => FieldValues,
): LineOfToday[] {
  const rest = items.map((item) => ({ item, line: { ...item, customFields: currentFields(item) } }));
  const take = ({ quantity }: OrderedLine, from: typeof rest) => {
    let left = quantity;
    for (const { line } of from) {
      const units = Math.min(left, line.quantity);
      line.quantity -= units;
      left -= units;
    }
  };
  const matches = ordered.map((each) => ({ each, same: rest.filter(({ line }) => isSameLine(each, line)) }));
  for (const { each, same } of matches) take(each, same);
  for (const { each, same } of matches)
    if (same.length === 0)
      take(
        each,
        rest.filter(({ line }) => line.variantId === each.variantId),
      );
  return rest
    .map(({ item, line: { quantity } }) => ({ ...item, quantity }))
    .filter(({ quantity }) => quantity > 0);
}

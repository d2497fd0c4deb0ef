import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type {
  BuyerKeys,
  OrderHistory,
  PromotionOrders,
  PromotionSample,
  PromotionUse,
} from '../../promotions/promotion-orders.port.ts';
import type { CartOrderService } from '../cart-orders.service.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

/* Must equal the expression of the index `orders_mailbox` word for word. */
const mailbox = sql`lower(regexp_replace(billing ->> 'email', '\\+[^@]*@', '@'))`;

/** Number of latest carts and latest orders. */
const SAMPLES = 6;

/** Orders from the point of view of promotions. */
export class PromotionOrderService implements PromotionOrders {
  constructor(
    private readonly cartOrders: CartOrderService,
    /** ISO 4217 code of new orders. */
    private readonly currency: string,
  ) {}

  async historyOf(
    em: EntityManager,
    { userId, mailboxes }: BuyerKeys,
    promotionIds: readonly string[],
  ): Promise<OrderHistory> {
    const isOwn =
      mailboxes.length === 0
        ? sql`user_id = ${userId}`
        : sql`(user_id = ${userId} or ${mailbox} = any(${sql.val(mailboxes)}::text[]))`;
    const isUnpaid = this.cartOrders.isUnpaid('orders');
    const { rows } = await sql<{ promotion_id: string | null; count: number; held: number }>`
      select null as promotion_id, count(*)::int as count, 0 as held from orders
      where ${isOwn} and status <> 'CANCELLED' and not ${isUnpaid}
      union all
      select promotion_id, (count(*) filter (where not is_unpaid))::int, (count(*) filter (where is_unpaid))::int
      from order_adjustments, lateral (
        select ${isUnpaid} as is_unpaid from orders where orders.id = order_id and ${isOwn}
      ) own
      where promotion_id = any(${sql.val(promotionIds)}::uuid[]) and released_at is null group by promotion_id
    `.execute(em.getKysely<OrdersDatabase>());
    const ofEach = (count: 'count' | 'held') =>
      new Map(
        rows.flatMap((row) => (row.promotion_id === null ? [] : [[row.promotion_id, row[count]] as const])),
      );
    const orders = rows.find((row) => row.promotion_id === null)?.count ?? 0;
    return { orders, uses: ofEach('count'), held: ofEach('held') };
  }

  async usesOfEach(em: EntityManager, promotionIds: readonly string[]): Promise<Map<string, PromotionUse>> {
    const { rows } = await sql<{ promotion_id: string; uses: number; given: string }>`
      select promotion_id, count(*)::int as uses,
        coalesce(sum(order_adjustments.amount) filter (where orders.currency = ${this.currency}), 0) as given
      from order_adjustments join orders on orders.id = order_id
      where promotion_id = any(${sql.val(promotionIds)}::uuid[]) and released_at is null group by promotion_id
    `.execute(em.getKysely<OrdersDatabase>());
    return new Map(
      rows.map(({ promotion_id, uses, given }) => [promotion_id, { uses, discountGiven: Number(given) }]),
    );
  }

  async latestSamples(em: EntityManager): Promise<PromotionSample[]> {
    const { rows } = await sql<PromotionSample>`
      (select null::uuid as order_id, null as number, carts.user_id,
        (select count(*)::int from orders where orders.user_id = carts.user_id and status <> 'CANCELLED') as orders_before,
        (select jsonb_agg(jsonb_build_object('productId', product_id, 'unitPrice', sale_price, 'quantity', quantity) order by l.position)
          from cart_lines l join product_variants v on v.id = l.variant_id where l.user_id = carts.user_id) as lines
      from carts where ended_at is null
        and exists (select from cart_lines where cart_lines.user_id = carts.user_id)
      order by begun_at desc limit ${SAMPLES})
      union all
      (select orders.id, number, user_id,
        (select count(*)::int from orders o where o.user_id = orders.user_id and o.status <> 'CANCELLED' and (o.created_at, o.id) < (orders.created_at, orders.id)),
        (select jsonb_agg(jsonb_build_object('productId', product_id, 'unitPrice', unit_price, 'quantity', quantity) order by position)
          from order_lines l where l.order_id = orders.id)
      from orders where currency = ${this.currency}
      order by orders.created_at desc, orders.id desc limit ${SAMPLES})
    `.execute(em.getKysely<OrdersDatabase>());
    return rows;
  }
}

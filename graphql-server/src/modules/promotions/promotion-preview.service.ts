import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Database } from '../../entities.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { newId } from '../../shared/new-id.ts';
import { validate } from '../../shared/validate.ts';
import type { Promotion } from './promotion.ts';
import { type PromotionInput, promotionSchema } from './promotion-input.ts';
import type { PromotionPricingService } from './promotion-pricing.service.ts';
import type { PromotableLine, IneligibilityReason } from './promotion-rules.ts';

/** What a promotion would have done to a cart or an order; amounts in minor units. */
export interface PromotionExample {
  orderId: string | null;
  orderNumber: string | null;
  itemCount: number;
  before: MinorUnits;
  after: MinorUnits;
  ineligibilityReason: IneligibilityReason | null;
}

/** A cart, or an order, with who it belongs to and how many orders they had placed before. */
interface Sample {
  order_id: string | null;
  number: string | null;
  user_id: string;
  orders_before: number;
  lines: PromotableLine[];
}

const EXAMPLES = 6;

/** Shows staff what a promotion would do before it does. */
export class PromotionPreviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly pricing: PromotionPricingService,
    /** ISO 4217 code of the orders that can be compared. */
    private readonly currency: string,
  ) {}

  /**
   * What some of the latest carts and orders would have cost with a promotion, as if it ran now and had not
   * been used yet.
   * @throws UserError with the broken rules
   */
  async preview(input: PromotionInput, id: string | null): Promise<PromotionExample[]> {
    const now = this.clock();
    const wanted = validate(promotionSchema, { ...input, startsAt: input.startsAt ?? now }, ['input']);
    const running = { startsAt: now, endsAt: null, isEnabled: true, used: 0 };
    const promotion: Promotion = { ...wanted, ...running, id: id ?? newId() };
    return Promise.all(
      (await this.samples()).map(
        async ({ order_id: orderId, number: orderNumber, user_id, orders_before, lines }) => {
          const buyer = { id: user_id, orders: orders_before, uses: new Map<string, number>() };
          const { before, after, ineligibilityReason } = await this.pricing.compare(lines, promotion, buyer);
          const itemCount = before.totals.itemCount;
          return {
            orderId,
            orderNumber,
            itemCount,
            before: before.totals.total,
            after: after.totals.total,
            ineligibilityReason,
          };
        },
      ),
    );
  }

  private async samples(): Promise<Sample[]> {
    const { rows } = await sql<Sample>`
      (select null::uuid as order_id, null as number, carts.user_id,
        (select count(*)::int from orders where orders.user_id = carts.user_id and status <> 'CANCELLED') as orders_before,
        (select jsonb_agg(jsonb_build_object('productId', product_id, 'unitPrice', sale_price, 'quantity', quantity) order by l.position)
          from cart_lines l join product_variants v on v.id = l.variant_id where l.user_id = carts.user_id) as lines
      from carts where ended_at is null
        and exists (select from cart_lines where cart_lines.user_id = carts.user_id)
      order by begun_at desc limit ${EXAMPLES})
      union all
      (select orders.id, number, user_id,
        (select count(*)::int from orders o where o.user_id = orders.user_id and o.status <> 'CANCELLED' and (o.created_at, o.id) < (orders.created_at, orders.id)),
        (select jsonb_agg(jsonb_build_object('productId', product_id, 'unitPrice', unit_price, 'quantity', quantity) order by position)
          from order_lines l where l.order_id = orders.id)
      from orders where currency = ${this.currency}
      order by orders.created_at desc, orders.id desc limit ${EXAMPLES})
    `.execute(this.em.getKysely<Database>());
    return rows;
  }
}

import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { newId } from '../../shared/new-id.ts';
import { validate } from '../../shared/validate.ts';
import type { Promotion } from './promotion.ts';
import { type PromotionInput, promotionSchema } from './promotion-input.ts';
import type { PromotionPricingService } from './promotion-pricing.service.ts';
import type { PromotionOrders } from './promotion-orders.port.ts';
import type { IneligibilityReason } from './promotion-rules.ts';

/** The effect of a promotion on a past cart or order; amounts in minor units. */
export interface PromotionExample {
  orderId: string | null;
  orderNumber: string | null;
  itemCount: number;
  before: MinorUnits;
  after: MinorUnits;
  ineligibilityReason: IneligibilityReason | null;
}

/** Previews a promotion for staff. */
export class PromotionPreviewService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly pricing: PromotionPricingService,
    private readonly orders: () => PromotionOrders,
  ) {}

  /**
   * What some of the latest carts and orders would have cost with a promotion, as if it were active and
   * unused.
   * @throws UserError for invalid input
   */
  async preview(input: PromotionInput, id: string | null): Promise<PromotionExample[]> {
    const now = this.clock();
    const validInput = validate(promotionSchema, { ...input, startsAt: input.startsAt ?? now }, ['input']);
    const running = { startsAt: now, endsAt: null, isEnabled: true, used: 0 };
    const promotion: Promotion = { ...validInput, ...running, id: id ?? newId() };
    return Promise.all(
      (await this.orders().latestSamples(this.em)).map(
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
}

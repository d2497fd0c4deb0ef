import type { EntityManager } from '../../db/database.ts';
import { message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { AT_HOME, type DeliveryPrices } from '../delivery/delivery-prices.ts';
import type { DeliveryRequest, Destination } from '../delivery/delivery.ts';
import { type ManualDiscount, manualPromotions } from '../pricing/manual-price.ts';
import type { PricedOrder } from '../pricing/price-order.ts';
import type { TaxTerms } from '../pricing/taxes.ts';
import type { ClassedLine } from '../taxes/tax-rules.ts';
import type { CodeResult, PriceLines, PromotedOrder } from './promoted-order.ts';
import type { Promotion } from './promotion.ts';
import type { PromotionOrders } from './promotion-orders.port.ts';
import {
  type Candidate,
  type Codes,
  findBuyer,
  findCandidates,
  findGroups,
  lockUses,
} from './promotion-query.ts';
import {
  type Buyer,
  decidePromotions,
  type PromotableLine,
  type IneligibilityReason,
} from './promotion-rules.ts';

interface PriceTerms {
  /** ISO 4217 code of all amounts, and the smallest payable amount. */
  currency: string;
  step: MinorUnits;
  delivery: DeliveryPrices;
  /** Tax rules for a destination. */
  taxAt: (to: Destination | null) => TaxTerms<ClassedLine> | undefined;
}

/** A buyer and the products of a purchase. */
interface Purchase {
  /** Null if not identified. */
  customerId: string | null;
  /** Emails that identify the buyer besides the id. */
  emails?: readonly string[];
  codes: Codes;
  lines: Iterable<{ productId: string }>;
}

/** Database values that decide about promotions. */
interface Known {
  candidates: readonly Candidate[];
  buyer: Buyer;
  groups: ReadonlyMap<string, ReadonlySet<string>>;
  now: Date;
}

/** Prices carts and orders with applicable promotions. */
export class PromotionPricingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly terms: PriceTerms,
    private readonly orders: () => PromotionOrders,
  ) {}

  readonly withoutPromotions: PriceLines = this.withManualDiscount(null);

  /** Prices without promotions, but with the manual discounts of lines, and one on all of them. */
  withManualDiscount(discount: ManualDiscount | null): PriceLines {
    return (lines, request = AT_HOME) => {
      const { step, taxAt, delivery } = this.terms;
      const promotions = manualPromotions(lines, discount);
      return { ...delivery.price(lines, request, { step, taxAt, promotions }), codes: [] };
    };
  }

  /**
   * Loads what the promotions for a purchase depend on, in one statement, or more if promotions depend on the
   * buyer or the products. `em` may be a transaction.
   */
  async pricesFor(purchase: Purchase, em: EntityManager = this.em): Promise<PriceLines> {
    const context = await this.read(em, purchase);
    return (lines, delivery) => this.price(lines, context, delivery);
  }

  /**
   * Prices an order that is being placed, in the caller's transaction, which has locked the customer's row.
   * Locks applicable promotions with a usage limit, so that the limit holds; `addUses` counts the uses.
   */
  async priceOrder<Line extends PromotableLine>(
    em: EntityManager,
    lines: readonly Line[],
    purchase: Omit<Purchase, 'lines'>,
    delivery: DeliveryRequest,
  ): Promise<PromotedOrder<Line>> {
    let context = await this.read(em, { ...purchase, lines });
    const locked = new Set<string>();
    for (;;) {
      const priced = this.price(lines, context, delivery);
      const limited = limitedIn(priced, context).filter((id) => !locked.has(id));
      if (limited.length === 0) return priced;
      const used = await lockUses(em, limited);
      for (const id of limited) locked.add(id);
      context = { ...context, candidates: context.candidates.map((candidate) => withUses(candidate, used)) };
    }
  }

  /**
   * Prices lines for a buyer with automatic promotions, and with a new or changed promotion added; for a
   * preview by staff.
   */
  async compare<Line extends PromotableLine>(
    lines: readonly Line[],
    promotion: Promotion,
    buyer: Buyer,
  ): Promise<{
    before: PricedOrder<Line>;
    after: PricedOrder<Line>;
    ineligibilityReason: IneligibilityReason | null;
  }> {
    const context = await this.read(this.em, { customerId: buyer.id, codes: { given: [] }, lines });
    const others = context.candidates.filter((candidate) => candidate.promotion?.id !== promotion.id);
    const productIds = [...new Set(lines.map(({ productId }) => productId))];
    const groups = await findGroups(this.em, productIds, [
      promotion,
      ...others.flatMap((candidate) => candidate.promotion ?? []),
    ]);
    const isUsed = { ...context, buyer, groups };
    const after = this.price(lines, {
      ...isUsed,
      candidates: [...others, { code: promotion.title, promotion }],
    });
    return {
      before: this.price(lines, { ...isUsed, candidates: others }),
      after,
      ineligibilityReason: after.codes[0]?.ineligibilityReason ?? null,
    };
  }

  private async read(em: EntityManager, { customerId, emails, codes, lines }: Purchase): Promise<Known> {
    const now = this.clock();
    const candidates = await findCandidates(em, codes, now);
    const promotions = candidates.flatMap(({ promotion }) => promotion ?? []);
    const productIds = [...new Set([...lines].map(({ productId }) => productId))];
    return {
      candidates,
      now,
      buyer: await findBuyer(em, this.orders(), customerId, promotions, emails),
      groups: await findGroups(em, productIds, promotions),
    };
  }

  private price<Line extends PromotableLine>(
    lines: readonly Line[],
    { candidates, buyer, groups, now }: Known,
    request: DeliveryRequest = AT_HOME,
  ): PromotedOrder<Line> {
    const promotions = candidates.flatMap(({ promotion }) => promotion ?? []);
    const { currency, step, delivery, taxAt } = this.terms;
    const { applied, refused } = decidePromotions(promotions, {
      lines,
      buyer,
      now,
      currency,
      step,
      delivery: delivery.termsFor(lines, request),
      groupsOf: (productId) => groups.get(productId) ?? new Set(),
    });
    const codes = candidates.flatMap(({ code, promotion }) =>
      code === null ? [] : [codeResult(code, promotion, refused)],
    );
    return { ...delivery.price(lines, request, { promotions: applied, step, taxAt }), codes };
  }
}

function codeResult(
  code: string,
  promotion: Promotion | null,
  refused: ReadonlyMap<string, IneligibilityReason>,
): CodeResult {
  const unknown = { code: 'PROMOTION_UNKNOWN', message: message('promotion.unknown', { code }) } as const;
  return {
    code,
    title: promotion?.title ?? null,
    ineligibilityReason: promotion ? (refused.get(promotion.id) ?? null) : unknown,
  };
}

/** The applied promotions with a usage limit. */
function limitedIn({ adjustments }: PricedOrder<PromotableLine>, { candidates }: Known): string[] {
  const used = new Set(adjustments.map(({ promotionId }) => promotionId));
  return candidates.flatMap(({ promotion }) =>
    promotion && promotion.usageLimit !== null && used.has(promotion.id) ? [promotion.id] : [],
  );
}

function withUses(candidate: Candidate, used: ReadonlyMap<string, number>): Candidate {
  const { promotion } = candidate;
  const times = promotion && used.get(promotion.id);
  return typeof times === 'number'
    ? { ...candidate, promotion: { ...promotion, used: times } as Promotion }
    : candidate;
}

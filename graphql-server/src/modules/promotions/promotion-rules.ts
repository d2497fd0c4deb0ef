import type { UserErrorCode } from '../../errors.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { PromotionTerms } from '../pricing/discounts.ts';
import { type DeliveryTerms, lineTotal, priceOrder } from '../pricing/price-order.ts';
import type { ManualPrice } from '../pricing/manual-price.ts';
import type { ClassedLine } from '../taxes/tax-rules.ts';
import { type Promotion, promotionStatus } from './promotion.ts';

/** A line that a promotion can apply to. */
export interface PromotableLine extends ClassedLine {
  productId: string;
  unitPrice: MinorUnits;
  quantity: number;
  /** What staff set for it, to which promotions don't apply. */
  manualPrice?: ManualPrice | undefined;
}

/** What promotions need to know about a buyer. */
export interface Buyer {
  /** Null if not identified. */
  id: string | null;
  /** Without canceled orders and the buyer's unpaid order. */
  orders: number;
  /** Uses by promotion, without the buyer's unpaid order. */
  uses: ReadonlyMap<string, number>;
  /** Uses by the buyer's unpaid order, which the buyer can take again. */
  held?: ReadonlyMap<string, number>;
}

/** The facts that decide about promotions. */
export interface PromotionContext {
  lines: readonly PromotableLine[];
  /**
   * A product's categories (including parent categories) and collections, limited to those that promotions
   * name.
   */
  groupsOf: (productId: string) => ReadonlySet<string>;
  buyer: Buyer;
  delivery: DeliveryTerms;
  /** ISO 4217 code of all amounts, and the smallest payable amount. */
  currency: string;
  step: MinorUnits;
  now: Date;
}

/** Why a code has no effect. */
export interface IneligibilityReason {
  code: Extract<UserErrorCode, `PROMOTION_${string}`>;
  message: Message;
}

/** The applicable promotions in order, and the reasons why others do not apply. */
export interface PromotionDecision {
  applied: PromotionTerms<PromotableLine>[];
  /** By promotion id. */
  refused: Map<string, IneligibilityReason>;
}

/**
 * Decides which promotions apply. All combinable promotions form one alternative; every other promotion is an
 * alternative of its own. The alternative with the highest priority wins, and among several the one with the
 * largest discount. A promotion without effect does not apply.
 */
export function decidePromotions(
  promotions: readonly Promotion[],
  context: PromotionContext,
): PromotionDecision {
  const refused = new Map<string, IneligibilityReason>();
  const eligible = promotions.toSorted(byOrder).filter((promotion) => {
    const ineligibilityReason = ineligibilityReasonOf(promotion, context);
    if (ineligibilityReason) refused.set(promotion.id, ineligibilityReason);
    return ineligibilityReason === null;
  });
  const alternatives = [
    eligible.filter(({ combines }) => combines),
    ...eligible.filter(({ combines }) => !combines).map((promotion) => [promotion]),
  ].map((members) => alternativeOf(members, context));
  const chosen = alternatives.reduce((best, other) => (isBetter(other, best) ? other : best));
  for (const promotion of eligible) {
    if (!chosen.applied.includes(promotion))
      refused.set(promotion.id, notApplied(promotion, chosen, context));
  }
  return { applied: chosen.applied.map((promotion) => termsOf(promotion, context)), refused };
}

/** Promotions that can apply together, and their total discount. */
interface Alternative {
  applied: Promotion[];
  priority: number;
  amount: MinorUnits;
}

function alternativeOf(members: readonly Promotion[], context: PromotionContext): Alternative {
  const { lines, delivery, step } = context;
  const terms = members.map((promotion) => termsOf(promotion, context));
  const priced = priceOrder(lines, { delivery, promotions: terms, step });
  const ids = new Set(priced.adjustments.map(({ promotionId }) => promotionId));
  const applied = members.filter(({ id }) => ids.has(id));
  return {
    applied,
    priority: Math.max(...applied.map(({ priority }) => priority)),
    amount: priceOrder(lines, { delivery, step }).totals.total - priced.totals.total,
  };
}

function isBetter(one: Alternative, other: Alternative): boolean {
  if (one.applied.length === 0) return false;
  return one.priority === other.priority ? one.amount > other.amount : one.priority > other.priority;
}

/**
 * Percentages before amounts at the same priority: customers save more when the percentage applies to the
 * full price.
 */
const kinds = ['BUY_X_GET_Y', 'PERCENT', 'AMOUNT', 'FREE_DELIVERY'];

function byOrder(one: Promotion, other: Promotion): number {
  const byKind = kinds.indexOf(one.effect.kind) - kinds.indexOf(other.effect.kind);
  return other.priority - one.priority || byKind || one.id.localeCompare(other.id);
}

function termsOf(promotion: Promotion, context: PromotionContext): PromotionTerms<PromotableLine> {
  const { id, title, code, effect } = promotion;
  return { id, title, code, effect, appliesTo: (line) => isFor(promotion, line, context) };
}

function isFor(
  { productIds, categoryIds, collectionIds }: Promotion,
  { productId }: PromotableLine,
  { groupsOf }: PromotionContext,
): boolean {
  const groups = [...categoryIds, ...collectionIds];
  if (productIds.length + groups.length === 0 || productIds.includes(productId)) return true;
  const standsIn = groupsOf(productId);
  return groups.some((group) => standsIn.has(group));
}

/** Why a promotion does not apply, regardless of other promotions; null if it may. */
function ineligibilityReasonOf(promotion: Promotion, context: PromotionContext): IneligibilityReason | null {
  return (
    ineligibleByTime(promotion, context) ??
    ineligibleByBuyer(promotion, context) ??
    ineligibleByLines(promotion, context)
  );
}

function ineligibleByTime(
  promotion: Promotion,
  { now, buyer }: PromotionContext,
): IneligibilityReason | null {
  const code = nameOf(promotion);
  const { id, startsAt: date, usageLimit } = promotion;
  switch (promotionStatus(promotion, now)) {
    case 'SCHEDULED':
      return { code: 'PROMOTION_NOT_YET', message: message('promotion.notYet', { code, date }) };
    case 'ENDED':
    case 'OFF':
      return { code: 'PROMOTION_EXPIRED', message: message('promotion.expired', { code }) };
    case 'ACTIVE':
      return usageLimit !== null && promotion.used - (buyer.held?.get(id) ?? 0) >= usageLimit
        ? { code: 'PROMOTION_USED_UP', message: message('promotion.usedUp', { code }) }
        : null;
  }
}

function ineligibleByBuyer(promotion: Promotion, { buyer }: PromotionContext): IneligibilityReason | null {
  const code = nameOf(promotion);
  const { id, customerIds, firstOrderOnly, customerLimit } = promotion;
  if (customerIds.length > 0 && (buyer.id === null || !customerIds.includes(buyer.id)))
    return {
      code: 'PROMOTION_NOT_FOR_THIS_CUSTOMER',
      message: message('promotion.otherCustomers', { code }),
    };
  if (customerLimit !== null && (buyer.uses.get(id) ?? 0) >= customerLimit)
    return { code: 'PROMOTION_USED_BY_CUSTOMER', message: message('promotion.usedByCustomer', { code }) };
  if (firstOrderOnly && buyer.orders > 0)
    return { code: 'PROMOTION_FIRST_ORDER_ONLY', message: message('promotion.firstOrderOnly', { code }) };
  return null;
}

function ineligibleByLines(promotion: Promotion, context: PromotionContext): IneligibilityReason | null {
  const code = nameOf(promotion);
  const { minimum, effect } = promotion;
  const lines = context.lines.filter((line) => isFor(promotion, line, context));
  if (lines.length === 0 && context.lines.length > 0)
    return {
      code: 'PROMOTION_NOT_FOR_THESE_PRODUCTS',
      message: message('promotion.otherProducts', { code }),
    };
  const missing = (minimum ?? 0) - sumOf(lines.map(lineTotal));
  if (missing > 0) {
    const isForSome = lines.length < context.lines.length;
    const key = isForSome ? 'promotion.minimumOfProducts' : 'promotion.minimum';
    return notReached(message(key, { code, missing: { amount: missing, currency: context.currency } }));
  }
  if (effect.kind !== 'BUY_X_GET_Y') return null;
  const units = effect.buyQuantity + 1 - sumOf(lines.map(({ quantity }) => quantity));
  return units > 0 ? notReached(message('promotion.tooFew', { code, units })) : null;
}

const notReached = (reason: Message): IneligibilityReason => ({
  code: 'PROMOTION_MINIMUM_NOT_REACHED',
  message: reason,
});

/** Why an eligible promotion does not apply: another one excludes it, or it has no effect. */
function notApplied(
  promotion: Promotion,
  { applied: [first] }: Alternative,
  context: PromotionContext,
): IneligibilityReason {
  const code = nameOf(promotion);
  const isWorthNothing = alternativeOf([promotion], context).applied.length === 0;
  const isBesideIt = first?.combines === true && promotion.combines;
  if (!first || isWorthNothing || isBesideIt)
    return { code: 'PROMOTION_WITHOUT_EFFECT', message: message('promotion.withoutEffect', { code }) };
  const reason = message('promotion.notCombinable', { code, other: first.title });
  return { code: 'PROMOTION_NOT_COMBINABLE', message: reason };
}

/** The promotion's code, or else its title. */
function nameOf({ code, title }: Promotion): string {
  return code ?? title;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

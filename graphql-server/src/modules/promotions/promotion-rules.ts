import type { UserErrorCode } from '../../errors.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { PromotionTerms } from '../pricing/discounts.ts';
import { type DeliveryTerms, lineTotal, priceOrder } from '../pricing/price-order.ts';
import type { ClassedLine } from '../taxes/tax-rules.ts';
import { type Promotion, promotionStatus } from './promotion.ts';

/** A line that promotions may be for. */
export interface PromotableLine extends ClassedLine {
  productId: string;
  unitPrice: MinorUnits;
  quantity: number;
}

/** Who buys: what promotions ask about a customer. */
export interface Buyer {
  /** Null: nobody yet. */
  id: string | null;
  /** Without cancelled ones, and without their unpaid one. */
  orders: number;
  /** How often they have used which promotion, apart from their unpaid order. */
  uses: ReadonlyMap<string, number>;
  /** How often their unpaid order uses which promotion: those uses are theirs to take again. */
  held?: ReadonlyMap<string, number>;
}

/** What promotions are decided by. */
export interface PromotionContext {
  lines: readonly PromotableLine[];
  /**
   * The categories, with those above them, and the collections that a product stands in, of those that
   * promotions name.
   */
  groupsOf: (productId: string) => ReadonlySet<string>;
  buyer: Buyer;
  delivery: DeliveryTerms;
  /** ISO 4217 code of all amounts, and the smallest amount that is paid with. */
  currency: string;
  step: MinorUnits;
  now: Date;
}

/** Why a code takes nothing off. */
export interface IneligibilityReason {
  code: Extract<UserErrorCode, `PROMOTION_${string}`>;
  message: Message;
}

/** What applies, in the order in which it takes something off, and why each other one does not. */
export interface PromotionDecision {
  applied: PromotionTerms<PromotableLine>[];
  /** By the promotion's id. */
  refused: Map<string, IneligibilityReason>;
}

/**
 * Which of the promotions apply. Those that go together apply together, any other one alone. Of these
 * alternatives the one with the highest priority applies; of several, the one that takes most off. One that
 * would take nothing off does not apply.
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

/** Promotions that can apply together, and what they take off. */
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

/** Percentages before amounts at the same priority: of the whole, they are worth more to the customer. */
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

/** Why a promotion does not apply, whatever others there are; null: it may. */
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

/** Why one that may apply does not: others are in its way, or it takes nothing off. */
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

/** What a customer knows it by. */
function nameOf({ code, title }: Promotion): string {
  return code ?? title;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

import type { PromotionEffect } from '../pricing/discounts.ts';
import type { MinorUnits } from '../../shared/money/money.ts';

/** A promotion's benefit and conditions; amounts in minor units of the shop's currency. */
export interface Promotion {
  id: string;
  /** The label of the discount for customers. */
  title: string;
  /** Null for an automatic promotion. */
  code: string | null;
  effect: PromotionEffect;
  /** Minimum value of the eligible lines, before discounts; null for none. */
  minimum: MinorUnits | null;
  /** Eligible products; if all three lists are empty, every product is eligible. */
  productIds: readonly string[];
  /** Includes subcategories. */
  categoryIds: readonly string[];
  collectionIds: readonly string[];
  /** Eligible customers; empty for all. */
  customerIds: readonly string[];
  firstOrderOnly: boolean;
  startsAt: Date;
  endsAt: Date | null;
  /** Maximum number of uses, in total and per customer; null for no limit. */
  usageLimit: number | null;
  customerLimit: number | null;
  /** Number of uses, if limited. */
  used: number;
  /** Among promotions that can't be combined, the highest priority wins; the others apply in this order. */
  priority: number;
  /** Whether it can be combined with other combinable promotions. */
  combines: boolean;
  isEnabled: boolean;
}

/** Whether a promotion is active, regardless of customers and products. */
export type PromotionStatus = 'ACTIVE' | 'SCHEDULED' | 'ENDED' | 'OFF';

export function promotionStatus(
  { isEnabled, startsAt, endsAt }: Pick<Promotion, 'isEnabled' | 'startsAt' | 'endsAt'>,
  now: Date,
): PromotionStatus {
  if (!isEnabled) return 'OFF';
  if (startsAt > now) return 'SCHEDULED';
  return endsAt !== null && endsAt <= now ? 'ENDED' : 'ACTIVE';
}

/**
 * Normalizes a code for storage and comparison: customers may type lower case letters and spaces around it.
 */
export function normalisedCode(code: string): string {
  return code.trim().toUpperCase();
}

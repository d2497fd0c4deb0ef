import type { PromotionEffect } from '../pricing/discounts.ts';
import type { MinorUnits } from '../../shared/money/money.ts';

/** What a promotion gives, whom and when; amounts in minor units of the shop's currency. */
export interface Promotion {
  id: string;
  /** What customers read beside the discount. */
  title: string;
  /** Null: it applies by itself. */
  code: string | null;
  effect: PromotionEffect;
  /** What the lines that it is for must come to, before discounts; null: nothing. */
  minimum: MinorUnits | null;
  /** What it is for; all three empty: everything. */
  productIds: readonly string[];
  /** What stands beneath them counts, too. */
  categoryIds: readonly string[];
  collectionIds: readonly string[];
  /** Whom it is for; empty: everybody. */
  customerIds: readonly string[];
  firstOrderOnly: boolean;
  startsAt: Date;
  endsAt: Date | null;
  /** How often it may be used in all, and by one customer; null: as often as they like. */
  usageLimit: number | null;
  customerLimit: number | null;
  /** How often it was used, if that is limited. */
  used: number;
  /**
   * Of those that can't be combined, the one with the highest applies; the rest take something off in this
   * order.
   */
  priority: number;
  /** Whether it goes together with others that do. */
  combines: boolean;
  isEnabled: boolean;
}

/** Whether a promotion applies now; whoever is meant and whatever is bought. */
export type PromotionStatus = 'ACTIVE' | 'SCHEDULED' | 'ENDED' | 'OFF';

export function promotionStatus(
  { isEnabled, startsAt, endsAt }: Pick<Promotion, 'isEnabled' | 'startsAt' | 'endsAt'>,
  now: Date,
): PromotionStatus {
  if (!isEnabled) return 'OFF';
  if (startsAt > now) return 'SCHEDULED';
  return endsAt !== null && endsAt <= now ? 'ENDED' : 'ACTIVE';
}

/** A code as it is stored and compared: customers may type it in small letters, and with spaces around it. */
export function normalisedCode(code: string): string {
  return code.trim().toUpperCase();
}

import { z } from 'zod';
import { requiredLine } from '../../../shared/text-rules.ts';
import { sameTimeAfter } from '../../../shared/time/local-date.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { priceInSale, type SaleTerms } from '../products/prices-in-force.ts';
import { price } from '../products/product-rules.ts';
import { type SaleTimes, saleRepeats } from './sale-period.ts';

export type SaleMemberKind = 'PRODUCT' | 'CATEGORY' | 'COLLECTION';

const MAX_PRODUCTS = 200;
const MAX_GROUPS = 50;
const MIN_PERCENT = 1;
const MAX_PERCENT = 99;

const ids = z
  .array(z.string())
  .max(MAX_GROUPS, brokenRule('saleGroups.tooMany', { max: MAX_GROUPS }))
  .transform((all) => [...new Set(all)])
  .nullable()
  .optional();

/** The rules of a sale that are about one field each. */
export const saleSchema = z.object({
  name: requiredLine('label.name', 60),
  startsAt: z.date(),
  endsAt: z.date(),
  repeats: z.enum(saleRepeats).nullable().optional(),
  percent: z
    .int(brokenRule('salePercent.outOfBounds', { min: MIN_PERCENT, max: MAX_PERCENT }))
    .min(MIN_PERCENT, brokenRule('salePercent.outOfBounds', { min: MIN_PERCENT, max: MAX_PERCENT }))
    .max(MAX_PERCENT, brokenRule('salePercent.outOfBounds', { min: MIN_PERCENT, max: MAX_PERCENT }))
    .nullable()
    .optional(),
  isFlashSale: z.boolean().nullable().optional(),
  products: z
    .array(z.object({ productId: z.string(), price: price.nullable().optional() }))
    .max(MAX_PRODUCTS, brokenRule('saleProducts.tooMany', { max: MAX_PRODUCTS }))
    .refine(
      (all) => new Set(all.map(({ productId }) => productId)).size === all.length,
      brokenRule('collectionProducts.repeated'),
    )
    .nullable()
    .optional(),
  categoryIds: ids,
  collectionIds: ids,
});

export const saleChangeSchema = saleSchema.partial();

/** A sale as staff send it. */
export type SaleInput = z.input<typeof saleSchema>;
/** A change of one; a field left out stays. */
export type SaleChangeInput = { [Field in keyof SaleInput]?: SaleInput[Field] | null };

/** What is in a sale. */
export interface SaleMembers {
  products: readonly { productId: string; price: number | null }[];
  categoryIds: readonly string[];
  collectionIds: readonly string[];
}

/** What breaks the rules of a sale as a whole: the field, and the rule by its key. */
type BrokenSaleRule = [
  field: string,
  rule: 'sale.endBeforeStart' | 'sale.longerThanWeek' | 'sale.noPrice' | 'sale.empty',
];

/** The first rule that a sale as a whole breaks; null when it keeps them all. */
export function brokenSaleRule(
  sale: SaleTimes & { percent: number | null },
  { products, categoryIds, collectionIds }: SaleMembers,
  timeZone: string,
): BrokenSaleRule | null {
  if (sale.endsAt <= sale.startsAt) return ['endsAt', 'sale.endBeforeStart'];
  if (sale.repeats === 'WEEKLY' && sale.endsAt > sameTimeAfter(sale.startsAt, 7, timeZone)) {
    return ['endsAt', 'sale.longerThanWeek'];
  }
  const groups = categoryIds.length + collectionIds.length;
  if (products.length + groups === 0) return ['products', 'sale.empty'];
  const lacksPrice = groups > 0 || products.some(({ price: own }) => own === null);
  return sale.percent === null && lacksPrice ? ['percent', 'sale.noPrice'] : null;
}

/** What a sale would make of a product. */
export interface SaleCandidate extends SaleTerms {
  endsAt: Date;
}

/**
 * Of several sales that a product is in, the one in force: the best price for the shopper. Of equal ones it
 * is that which ends last, so that no label changes before it has to; then the newest.
 */
export function bestCandidate(
  basePrice: number,
  candidates: readonly SaleCandidate[],
  step: number,
): SaleCandidate | undefined {
  const [best] = candidates.toSorted(
    (one, other) =>
      priceInSale(basePrice, one, step) - priceInSale(basePrice, other, step) ||
      other.endsAt.getTime() - one.endsAt.getTime() ||
      other.saleId.localeCompare(one.saleId),
  );
  return best;
}

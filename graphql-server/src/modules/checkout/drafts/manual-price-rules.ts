import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { MAX_AMOUNT, type MinorUnits } from '../../../shared/money/money.ts';
import { line, requiredLine } from '../../../shared/text-rules.ts';
import { brokenRule, validate } from '../../../shared/validate.ts';
import type { StoredCartLine } from '../../cart/cart-rules.ts';
import type { RequestedLine } from '../../cart/line-rules.ts';
import { MAX_PRICE, type PriceTerms } from '../../catalogue/products/product-rules.ts';
import type { OrderManualPrices } from '../../orders/order-event.entity.ts';
import type { OrderLineDraft } from '../lines-to-order.ts';
import { type ManualDiscount, type ManualPrice, priceManually } from '../../pricing/manual-price.ts';

const discountOf = (reason: z.ZodType<string, string>) =>
  z
    .object({
      amount: z
        .int(brokenRule('price.notWhole'))
        .min(1, brokenRule('price.tooLow'))
        .max(MAX_AMOUNT, brokenRule('price.tooHigh', { max: MAX_AMOUNT }))
        .nullish()
        .transform((amount) => amount ?? null),
      percent: z
        .int(brokenRule('draftOrder.percentOutOfRange'))
        .min(1, brokenRule('draftOrder.percentOutOfRange'))
        .max(100, brokenRule('draftOrder.percentOutOfRange'))
        .nullish()
        .transform((percent) => percent ?? null),
      reason,
    })
    .refine(({ amount, percent }) => (amount === null) !== (percent === null), {
      path: ['amount'],
      message: brokenRule('price.oneRule'),
    })
    .nullish()
    .transform((discount) => discount ?? null);

const pricesOf = (reason: z.ZodType<string, string>) =>
  z.object({
    linePrices: z
      .array(
        z.object({
          lineIndex: z.int(),
          unitPrice: z
            .int(brokenRule('price.notWhole'))
            .min(0, brokenRule('price.negative'))
            .max(MAX_PRICE, brokenRule('price.tooHigh', { max: MAX_PRICE }))
            .nullish()
            .transform((unitPrice) => unitPrice ?? null),
          discount: discountOf(reason),
        }),
      )
      .nullish()
      .transform((prices) => prices ?? []),
    discount: discountOf(reason),
  });

const pricesSchema = pricesOf(requiredLine('label.reason', 100));
/** The reason of a discount may still be missing while it is typed. */
const previewedSchema = pricesOf(line('label.reason', 100));

/** The prices of a draft as staff send them. */
export type ManualPricesInput = z.input<typeof pricesSchema>;

/** The prices that staff set in a draft: by line of the input, and a discount on all lines. */
export interface ManualPrices {
  linePrices: { lineIndex: number; manualPrice: ManualPrice }[];
  discount: ManualDiscount | null;
}

/**
 * Validates everything that does not depend on the catalogue; `field` is the path of the input.
 * @throws UserError INVALID_VALUE or REQUIRED
 */
export function parseManualPrices(
  { linePrices, discount }: ManualPricesInput,
  { step, currency, isPreview = false }: PriceTerms & { isPreview?: boolean },
  field: string[] = [],
): ManualPrices {
  const prices = validate(isPreview ? previewedSchema : pricesSchema, { linePrices, discount }, field);
  const assertStep = (amount: MinorUnits | null | undefined, path: string[]) => {
    if ((amount ?? 0) % step === 0) return;
    const reason = message('price.step', { step: { amount: step, currency } });
    throw userError('INVALID_VALUE', reason, [...field, ...path]);
  };
  for (const [index, { unitPrice, discount }] of prices.linePrices.entries()) {
    assertStep(unitPrice, ['linePrices', String(index), 'unitPrice']);
    assertStep(discount?.amount, ['linePrices', String(index), 'discount', 'amount']);
  }
  assertStep(prices.discount?.amount, ['discount', 'amount']);
  return {
    linePrices: prices.linePrices.map(({ lineIndex, ...manualPrice }) => ({ lineIndex, manualPrice })),
    discount: prices.discount,
  };
}

/**
 * The requested lines with the prices that staff set for them.
 * @throws UserError INVALID_VALUE for the price of a line that is not requested, and for two prices of a line
 */
export function withManualPrices(
  lines: readonly RequestedLine[],
  linePrices: ManualPrices['linePrices'],
  field: string[] = [],
): RequestedLine[] {
  const prices = new Map(linePrices.map(({ lineIndex, manualPrice }) => [lineIndex, manualPrice]));
  const unknown = linePrices.findIndex(
    ({ lineIndex }, index) =>
      !lines[lineIndex] || linePrices.findIndex((other) => other.lineIndex === lineIndex) !== index,
  );
  if (unknown !== -1) {
    const path = [...field, 'linePrices', String(unknown), 'lineIndex'];
    throw userError('INVALID_VALUE', message('draftOrder.lineUnknown'), path);
  }
  return lines.map((line, index) => {
    const manualPrice = prices.get(index);
    const isSet = manualPrice && (manualPrice.unitPrice !== null || manualPrice.discount);
    return isSet ? { ...line, manualPrice } : line;
  });
}

/**
 * Checks that no discount is more than what it applies to costs today. A draft without lines, or whose prices
 * change later, is limited to that when it is priced.
 * @throws UserError INVALID_VALUE
 */
export function assertDiscountsFit(
  items: readonly StoredCartLine[],
  { linePrices, discount }: ManualPrices,
  { step, currency }: PriceTerms,
  field: string[] = [],
): void {
  const lines = items.map(({ manualPrice, quantity, seenPrice }) => ({
    manualPrice,
    quantity,
    unitPrice: manualPrice?.unitPrice ?? seenPrice,
  }));
  const tooHigh = (max: MinorUnits, path: string[]) =>
    userError('INVALID_VALUE', message('draftOrder.discountTooHigh', { max: { amount: max, currency } }), [
      ...field,
      ...path,
    ]);
  for (const { manualPrice, unitPrice, quantity } of lines) {
    const max = unitPrice * quantity;
    if ((manualPrice?.discount?.amount ?? 0) <= max) continue;
    const index = linePrices.findIndex((price) => price.manualPrice === manualPrice);
    throw tooHigh(max, ['linePrices', String(index), 'discount', 'amount']);
  }
  if (!discount?.amount || lines.length === 0) return;
  const { subtotal, discountTotal } = priceManually(lines, null, step).totals;
  const max = subtotal - discountTotal;
  if (discount.amount > max) throw tooHigh(max, ['discount', 'amount']);
}

/** What staff set, for the order's history; null for nothing. */
export function manualPricesOf(
  lines: readonly OrderLineDraft[],
  { staffName, discount }: ManualPrices & { staffName: string },
): OrderManualPrices | null {
  const priced = lines.flatMap(({ title, colour, size, others, unitPrice, shopPrice, manualPrice }) => {
    if (!manualPrice) return [];
    const options = [colour, size, ...others].filter((option) => option !== null);
    return [{ title, options, unitPrice, shopPrice: shopPrice ?? unitPrice, discount: manualPrice.discount }];
  });
  return priced.length > 0 || discount ? { staffName, lines: priced, discount } : null;
}

/** What is stored of a draft's prices. */
interface StoredPrices {
  lines: readonly StoredCartLine[];
  discount?: ManualDiscount | null | undefined;
}

/** Whether a new version of a draft only keeps or removes what staff set before. */
export function keepsManualPrices(before: StoredPrices | null, after: StoredPrices): boolean {
  const left = [...(before?.lines ?? [])];
  const isKept = ({ variantId, manualPrice }: StoredCartLine) => {
    if (!manualPrice) return true;
    const index = left.findIndex(
      (line) => line.variantId === variantId && isDeepStrictEqual(line.manualPrice, manualPrice),
    );
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  };
  return (
    after.lines.every(isKept) &&
    (!after.discount || isDeepStrictEqual(before?.discount ?? null, after.discount))
  );
}

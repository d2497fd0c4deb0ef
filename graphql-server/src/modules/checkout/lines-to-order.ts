import type { EntityManager } from '../../db/database.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { newId } from '../../shared/new-id.ts';
import { findStoredLines } from '../cart/cart-query.ts';
import {
  assertWithinLimits,
  type Change,
  dropUnavailable,
  linesToAdd,
  type SellableProducts,
  type StoredCartLine,
} from '../cart/cart-rules.ts';
import { currentLineFields, type LineFields } from '../cart/line-fields.ts';
import { type RequestedLine, variantIn } from '../cart/line-rules.ts';
import { editCart } from '../cart/merge-rules.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';
import { type QuantityRules, quantityRulesIn } from '../catalogue/variants/quantity-rules.ts';
import { imageOf, unitsBeyondStock } from '../catalogue/variants/sellable-product.ts';
import { lockSellable } from '../catalogue/variants/sellable-product-query.ts';
import { type Combination, combinationIn } from '../catalogue/variants/variant-rules.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import type { ShippedLine } from '../delivery/delivery-rules.ts';
import type { ManualPrice } from '../pricing/manual-price.ts';

/** A line of an order being placed: a snapshot of the product at its current price. */
export interface OrderLineDraft extends Combination, QuantityRules, ShippedLine {
  productId: string;
  variantId: string;
  title: string;
  image: Picture;
  quantity: number;
  unitPrice: MinorUnits;
  /** The shop's price of one unit, if staff set another. */
  shopPrice?: MinorUnits | undefined;
  manualPrice?: ManualPrice | undefined;
  /** Of one unit, in grams; null if unknown. */
  weight: number | null;
  requiresShipping: boolean;
  /** If it is made to order: the days until it ships. */
  leadTimeDays: number | null;
  /** Null for the standard tax class. */
  taxClassId: string | null;
  customFields: FieldValues;
  /** Path of the input's quantity; null for a cart line. */
  field: string[] | null;
}

/** The requested lines, identical ones merged. Also locks `further` products. @throws UserError */
export async function requestedLines(
  em: EntityManager,
  lines: readonly RequestedLine[],
  lineFields: LineFields,
  further: readonly string[] = [],
): Promise<OrderLineDraft[]> {
  const sellable = await lockSellable(em, [...lines.map((line) => line.productId), ...further]);
  const joined = joinLines(lines, sellable, lineFields, ['input', 'lines']);
  return toDrafts(joined.items, sellable, joined.named);
}

/**
 * Merges identical lines, as a cart does; `field` is the path of the list. Does not check stock.
 * @throws UserError NOT_FOUND, VARIANT_UNKNOWN, CART_FULL, INVALID_VALUE or REQUIRED
 */
export function joinLines(
  lines: readonly RequestedLine[],
  sellable: SellableProducts,
  lineFields: LineFields,
  field: string[],
): Change {
  const newLines = linesToAdd(lines, sellable, lineFields, field);
  const joined = editCart([], { kind: 'add', newLines }, newId);
  assertWithinLimits(joined);
  return joined;
}

/**
 * The cart's lines, without those the customer no longer sees because they are unavailable, and with the
 * values that the customer still sees. Also locks `further` products.
 * @throws UserError REQUIRED if a custom field has become required since
 */
export async function cartLines(
  em: EntityManager,
  userId: string,
  lineFields: LineFields,
  further: readonly string[],
): Promise<OrderLineDraft[]> {
  const stored = await findStoredLines(em, userId);
  const sellable = await lockSellable(em, [...stored.map((item) => item.productId), ...further]);
  const items = dropUnavailable(stored, sellable).items.map((item) => {
    const product = sellable.get(item.productId);
    return product
      ? { ...item, customFields: currentLineFields(lineFields, product, item.customFields) }
      : item;
  });
  return toDrafts(items, sellable, new Map());
}

/** Skips lines whose product is not in the map or whose variant is not available. */
function toDrafts(
  items: readonly StoredCartLine[],
  sellable: SellableProducts,
  named: ReadonlyMap<string, string[]>,
): OrderLineDraft[] {
  const lines = items.flatMap((item) => {
    const product = sellable.get(item.productId);
    const variant = variantIn(product, item.variantId);
    return product && variant ? [{ ...item, product, variant }] : [];
  });
  const backordered = unitsBeyondStock(lines);
  return lines.map(
    ({ id, productId, variantId, customFields, quantity, manualPrice, product, variant, ...item }, index) => {
      const { title, taxClassId } = product;
      const { salePrice: shopPrice, weight, requiresShipping, leadTimeDays, availableFrom } = variant;
      const image = imageOf(variant, product);
      const line = named.get(id);
      const field = line ? [...line, 'quantity'] : null;
      return {
        productId,
        variantId,
        title,
        image,
        ...combinationIn(item),
        quantity,
        unitPrice: manualPrice?.unitPrice ?? shopPrice,
        ...(manualPrice ? { manualPrice, shopPrice } : null),
        weight,
        requiresShipping,
        leadTimeDays,
        backorderedQuantity: backordered[index] ?? 0,
        availableFrom,
        ...quantityRulesIn(variant),
        taxClassId,
        customFields,
        field,
      };
    },
  );
}

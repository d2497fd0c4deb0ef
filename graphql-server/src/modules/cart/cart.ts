import { createHash } from 'node:crypto';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { LocalDate } from '../../shared/time/local-date.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import { imageOf, type SellableVariant, unitsBeyondStock } from '../catalogue/variants/sellable-product.ts';
import { type QuantityRules, quantityRulesIn } from '../catalogue/variants/quantity-rules.ts';
import type { Combination } from '../catalogue/variants/variant-rules.ts';
import type { FieldValues } from '../custom-fields/custom-fields.ts';
import type { DeliveredOrder } from '../delivery/delivery-prices.ts';
import type { DeliveryRequest } from '../delivery/delivery.ts';
import type { ManualDiscount } from '../pricing/manual-price.ts';
import type { CodeResult, PriceLines } from '../promotions/promoted-order.ts';
import type { StoredCartLine, CartWarning } from './cart-rules.ts';
import type { UnpaidOrder } from './unpaid-order.ts';

/**
 * A cart line with its current product; `image` shows the chosen color. Amounts in minor units;
 * `previousPrice` is null when the price has not changed.
 */
export interface CartLine extends Combination, QuantityRules {
  id: string;
  variantId: string;
  customFields: FieldValues;
  product: Product;
  image: Picture;
  quantity: number;
  unitPrice: MinorUnits;
  /** Units of the variant that can be ordered. */
  stock: number;
  /** Weight of one unit in grams; null: unknown. */
  weight: number | null;
  requiresShipping: boolean;
  /** If the variant is made to order: the days until it ships. */
  leadTimeDays: number | null;
  /** Units of the line that are not in stock, and ship later. */
  backorderedQuantity: number;
  /** A day in the future, from which these ship. */
  availableFrom: LocalDate | null;
  /** Null: the standard tax class. */
  taxClassId: string | null;
  total: MinorUnits;
  /** The discount on the line from promotions. */
  discountTotal: MinorUnits;
  /** The tax on the discounted line, included in the price or added to it: see the totals. */
  taxTotal: MinorUnits;
  /** In thousandths of a percent; null: no tax. */
  taxRate: number | null;
  previousPrice: MinorUnits | null;
  /** The shop's price, if staff set another; otherwise null. */
  shopPrice: MinorUnits | null;
  manualDiscount: ManualDiscount | null;
}

/** A customer's cart, oldest line first, at current prices. */
export interface Cart extends PricedCart {
  version: string;
  warnings: CartWarning[];
  /** The order that waits for its card payment; null without one. */
  unpaidOrder: UnpaidOrder | null;
}

/** Lines at current prices, with their total, delivery methods, and the results of promotion codes. */
export interface PricedCart extends DeliveredOrder<CartLine> {
  codes: CodeResult[];
}

/** A cart after a change, with warnings about changes that the shop made by itself. */
export interface CartChange {
  cart: Cart;
  warnings: CartWarning[];
}

/** A stored line with its current variant. */
export interface LineOfToday extends StoredCartLine {
  variant: SellableVariant;
}

/**
 * Calculates current prices, totals and delivery of stored lines, without those that can no longer be bought.
 * Unless the caller specifies a destination and method, it uses the shop's own country and its first method.
 */
export function priceCart(
  items: readonly LineOfToday[],
  products: ReadonlyMap<string, Product>,
  price: PriceLines,
  delivery?: DeliveryRequest,
): PricedCart {
  const backordered = unitsBeyondStock(items);
  const lines = items.flatMap(({ productId, seenPrice, variant, ...item }, index) => {
    const product = products.get(productId);
    if (!product || variant.isWithdrawn) return [];
    const { manualPrice } = item;
    const ownPrice = manualPrice?.unitPrice ?? null;
    const unitPrice = ownPrice ?? variant.salePrice;
    const previousPrice = ownPrice !== null || seenPrice === unitPrice ? null : seenPrice;
    return [
      {
        ...item,
        productId,
        product,
        image: imageOf(variant, product),
        unitPrice,
        previousPrice,
        shopPrice: ownPrice === null ? null : variant.salePrice,
        manualDiscount: manualPrice?.discount ?? null,
        stock: variant.stock,
        weight: variant.weight,
        requiresShipping: variant.requiresShipping,
        leadTimeDays: variant.leadTimeDays,
        backorderedQuantity: backordered[index] ?? 0,
        availableFrom: variant.availableFrom,
        ...quantityRulesIn(variant),
        taxClassId: product.taxClassId,
      },
    ];
  });
  return price(lines, delivery);
}

/**
 * An opaque version of the cart, so that a client can't overwrite a cart that it has not seen. It is a hash
 * of the content; every write to the table would have to increment a counter.
 */
export function versionOf(items: readonly StoredCartLine[]): string {
  const content = items.map(({ id, variantId, quantity }) => [id, variantId, quantity]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

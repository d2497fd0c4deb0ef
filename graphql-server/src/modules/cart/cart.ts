import { createHash } from 'node:crypto';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';
import type { Product } from '../catalogue/products/product.ts';
import { imageOf, type SellableVariant } from '../catalogue/variants/sellable-product.ts';
import type { Combination } from '../catalogue/variants/variant-rules.ts';
import type { DeliveredOrder } from '../delivery/delivery-prices.ts';
import type { DeliveryRequest } from '../delivery/delivery.ts';
import type { CodeResult, PriceLines } from '../promotions/promoted-order.ts';
import type { StoredCartLine, CartWarning } from './cart-rules.ts';
import type { UnpaidOrder } from './unpaid-order.ts';

/**
 * A cart line with its product as it is today; `image` shows the chosen colour. Amounts in minor units;
 * `previousPrice` is null when the price has not changed.
 */
export interface CartLine extends Combination {
  id: string;
  variantId: string;
  product: Product;
  image: Picture;
  quantity: number;
  unitPrice: MinorUnits;
  /** Units of the variant that can be ordered. */
  stock: number;
  /** Of one unit in grams; null: nobody knows. */
  weight: number | null;
  /** How it is taxed; null: as the standard class is. */
  taxClassId: string | null;
  total: MinorUnits;
  /** What promotions take off the line. */
  discountTotal: MinorUnits;
  /** The tax on the rest, contained in it or to be added to it: see the totals. */
  taxTotal: MinorUnits;
  /** In thousandths of a percent; null: no tax. */
  taxRate: number | null;
  previousPrice: MinorUnits | null;
}

/** A customer's cart, oldest line first, at today's prices. */
export interface Cart extends PricedCart {
  version: string;
  warnings: CartWarning[];
  /** Waits for its card payment; null when none does. */
  unpaidOrder: UnpaidOrder | null;
}

/**
 * Lines at today's prices, what they cost together, how they can be delivered, and what came of the codes.
 */
export interface PricedCart extends DeliveredOrder<CartLine> {
  codes: CodeResult[];
}

/** A cart after a change, with warnings about what the shop changed by itself. */
export interface CartChange {
  cart: Cart;
  warnings: CartWarning[];
}

/** A stored line with its variant as it is today. */
export interface LineOfToday extends StoredCartLine {
  variant: SellableVariant;
}

/**
 * Stored lines at today's prices, what they cost together and how they can be delivered; without those that
 * can no longer be bought. Unless the caller says where and how, they are delivered in the shop's own
 * country, by its first method.
 */
export function priceCart(
  items: readonly LineOfToday[],
  products: ReadonlyMap<string, Product>,
  price: PriceLines,
  delivery?: DeliveryRequest,
): PricedCart {
  const lines = items.flatMap(({ productId, seenPrice, variant, ...item }) => {
    const product = products.get(productId);
    if (!product || variant.isWithdrawn) return [];
    const unitPrice = variant.salePrice;
    const previousPrice = seenPrice === unitPrice ? null : seenPrice;
    return [
      {
        ...item,
        productId,
        product,
        image: imageOf(variant, product),
        unitPrice,
        previousPrice,
        stock: variant.stock,
        weight: variant.weight,
        taxClassId: product.taxClassId,
      },
    ];
  });
  return price(lines, delivery);
}

/**
 * An opaque version of the cart, so that a client can't overwrite a cart it has not seen. It is a hash of the
 * content: a counter would have to be raised by every write to the table.
 */
export function versionOf(items: readonly StoredCartLine[]): string {
  const content = items.map(({ id, variantId, quantity }) => [id, variantId, quantity]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

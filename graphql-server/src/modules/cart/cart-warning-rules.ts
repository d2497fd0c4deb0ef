import {
  type StoredCartLine,
  type CartWarning,
  dropUnavailable,
  type SellableProducts,
  withoutRepeats,
} from './cart-rules.ts';
import type { SellableProduct } from '../catalogue/variants/sellable-product.ts';
import { message } from '../../shared/messages/message.ts';

/**
 * The warnings for a cart as it is stored: unavailable products, prices that differ from what the customer last saw,
 * and products with too little stock for all their lines together. Each warning is given once.
 */
export function warningsOf(
  items: readonly StoredCartLine[],
  sellable: SellableProducts,
  currency: string,
): CartWarning[] {
  const { items: there, warnings } = dropUnavailable(items, sellable);
  const wanted = new Map<string, number>();
  for (const { productId, quantity } of there) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  }
  const changed = there.flatMap(({ productId, seenPrice }) => {
    const product = sellable.get(productId);
    return product && product.salePrice !== seenPrice ? [priceChanged(product, seenPrice, currency)] : [];
  });
  const short = [...wanted].flatMap(([productId, quantity]) => {
    const product = sellable.get(productId);
    return product && product.stock < quantity ? [stockShort(product)] : [];
  });
  return withoutRepeats([...warnings, ...changed, ...short]);
}

function priceChanged(
  { id, title, salePrice }: SellableProduct,
  seenPrice: number,
  currency: string,
): CartWarning {
  const now = { amount: salePrice, currency };
  const before = { amount: seenPrice, currency };
  return {
    code: 'PRICE_CHANGED',
    message: message('cart.priceChanged', { title, now, before }),
    productId: id,
  };
}

function stockShort({ id, title, stock }: SellableProduct): CartWarning {
  if (stock === 0) return { code: 'SOLD_OUT', message: message('product.soldOut', { title }), productId: id };
  return { code: 'STOCK_SHORT', message: message('product.stockShort', { stock, title }), productId: id };
}

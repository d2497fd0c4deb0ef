import {
  type StoredCartLine,
  type CartWarning,
  dropUnavailable,
  type SellableProducts,
  withoutRepeats,
} from './cart-rules.ts';
import { variantTitle } from '../catalogue/variants/sellable-product.ts';
import { variantIn } from './line-rules.ts';
import { type Amount, type Message, message } from '../../shared/messages/message.ts';

/**
 * The warnings for a cart as it is stored: unavailable products, prices that differ from what the customer last saw,
 * and variants with too little stock. Each warning is given once.
 */
export function warningsOf(
  items: readonly StoredCartLine[],
  sellable: SellableProducts,
  currency: string,
): CartWarning[] {
  const { items: there, warnings } = dropUnavailable(items, sellable);
  const found = there.flatMap((item) => {
    const product = sellable.get(item.productId);
    const variant = variantIn(product, item.variantId);
    if (!product || !variant) return [];
    return [{ item, variant, title: variantTitle({ ...item, title: product.title }) }];
  });
  const changed = found.flatMap(({ item, variant, title }) =>
    variant.salePrice === item.seenPrice
      ? []
      : [priceChanged(item, title, { amount: variant.salePrice, currency })],
  );
  const short = found.flatMap(({ item, variant, title }) =>
    variant.stock < item.quantity ? [stockShort(item, title, variant.stock)] : [],
  );
  return withoutRepeats([...warnings, ...changed, ...short]);
}

function priceChanged(
  { productId, seenPrice }: StoredCartLine,
  title: string | Message,
  now: Amount,
): CartWarning {
  const before = { amount: seenPrice, currency: now.currency };
  return { code: 'PRICE_CHANGED', message: message('cart.priceChanged', { title, now, before }), productId };
}

function stockShort({ productId }: StoredCartLine, title: string | Message, stock: number): CartWarning {
  if (stock === 0) return { code: 'SOLD_OUT', message: message('product.soldOut', { title }), productId };
  return { code: 'STOCK_SHORT', message: message('product.stockShort', { stock, title }), productId };
}

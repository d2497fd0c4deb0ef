import {
  type StoredCartLine,
  type CartWarning,
  dropUnavailable,
  type SellableProducts,
  stockFor,
  withoutRepeats,
} from './cart-rules.ts';
import {
  orderableUnits,
  quantityRulesIn,
  quantityRulesMessage,
} from '../catalogue/variants/quantity-rules.ts';
import { linesBreakingRules } from './allowed-quantities.ts';
import { type SellableVariant, variantTitle } from '../catalogue/variants/sellable-product.ts';
import { variantIn } from './line-rules.ts';
import { type Message, message } from '../../shared/messages/message.ts';

/**
 * The warnings for a stored cart: unavailable products, prices that differ from what the customer last saw,
 * and variants with too little stock or a quantity that their rules do not allow. Each warning occurs once.
 */
export function warningsOf(
  items: readonly StoredCartLine[],
  sellable: SellableProducts,
  currency: string,
): CartWarning[] {
  const { items: there, warnings } = dropUnavailable(items, sellable);
  const lines = there.flatMap((item) => {
    const product = sellable.get(item.productId);
    const variant = variantIn(product, item.variantId);
    if (!product || !variant) return [];
    return [{ item, variant, title: variantTitle({ ...item, title: product.title }) }];
  });
  const changed = lines.flatMap(({ item, variant, title }) =>
    variant.salePrice === item.seenPrice ? [] : [priceChanged(item, title, variant, currency)],
  );
  const short = lines.flatMap(({ item, variant, title }) => {
    const stock = orderableUnits(variant);
    return stockFor(item, there, stock) < item.quantity ? [stockShort(item, title, stock)] : [];
  });
  const ruled = lines.map(({ item, variant, title }) => ({ ...item, ...quantityRulesIn(variant), title }));
  const notAllowed = linesBreakingRules(ruled).map(({ productId, title, ...rules }): CartWarning => ({
    code: 'QUANTITY_NOT_ALLOWED',
    message: quantityRulesMessage(title, rules),
    productId,
  }));
  return withoutRepeats([...warnings, ...changed, ...short, ...notAllowed]);
}

function priceChanged(
  { productId, seenPrice }: StoredCartLine,
  title: string | Message,
  variant: SellableVariant,
  currency: string,
): CartWarning {
  const [now, before] = [
    { amount: variant.salePrice, currency },
    { amount: seenPrice, currency },
  ];
  const key = reasonOf(seenPrice, variant);
  return { code: 'PRICE_CHANGED', message: message(key, { title, now, before }), productId };
}

/** Whether a campaign changed the price that the customer last saw. */
function reasonOf(
  seenPrice: number,
  { salePrice, baseSalePrice, lastSalePrice }: SellableVariant,
): 'cart.campaignStarted' | 'cart.campaignEnded' | 'cart.priceChanged' {
  if (baseSalePrice === seenPrice && salePrice < seenPrice) return 'cart.campaignStarted';
  const isInCampaign = typeof baseSalePrice === 'number' && salePrice < baseSalePrice;
  return !isInCampaign && lastSalePrice === seenPrice && salePrice > seenPrice
    ? 'cart.campaignEnded'
    : 'cart.priceChanged';
}

function stockShort({ productId }: StoredCartLine, title: string | Message, stock: number): CartWarning {
  if (stock === 0) return { code: 'SOLD_OUT', message: message('product.soldOut', { title }), productId };
  return { code: 'STOCK_SHORT', message: message('product.stockShort', { stock, title }), productId };
}

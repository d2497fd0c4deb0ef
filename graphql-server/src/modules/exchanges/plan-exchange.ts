import type { EntityManager } from '../../db/database.ts';
import type { UserErrorIssue } from '../../errors.ts';
import { isUuid } from '../../shared/new-id.ts';
import type { LineFields } from '../cart/line-fields.ts';
import { variantIn } from '../cart/line-rules.ts';
import type { SellableProduct } from '../catalogue/variants/sellable-product.ts';
import type { OrderLineDraft } from '../checkout/lines-to-order.ts';
import { lineProblem } from '../order-edits/edit-input.ts';
import { findCurrentLines, findProductIds } from '../order-edits/order-edit-query.ts';
import { draftOf, fieldsOfAdded } from '../order-edits/plan-edit.ts';
import type { TodaysPrices } from '../orders/address/reprice-order.ts';
import { destinationOf, type LineUnits, type Order } from '../orders/order.ts';
import { type PricedOrder, priceOrder } from '../pricing/price-order.ts';
import type { ParsedExchange } from './exchange-rules.ts';

export type ExchangeLine = OrderLineDraft & { problem: UserErrorIssue | null };

/** What exchanges are priced by, and the custom fields that customers fill in. */
export interface ExchangeBasis {
  prices: TodaysPrices;
  lineFields: LineFields;
}

type LoadProducts = (em: EntityManager, ids: Iterable<string>) => Promise<Map<string, SellableProduct>>;

/**
 * Prices what goes out, at today's prices and without a charge for delivery. `load` reads the products, and
 * locks them if the exchange will be carried out.
 * @throws UserError INVALID_VALUE, NOT_FOUND for an unknown variant
 */
export async function planExchange(
  em: EntityManager,
  order: Order,
  { addedLines }: ParsedExchange,
  returned: readonly LineUnits[],
  { prices, lineFields }: ExchangeBasis,
  load: LoadProducts,
): Promise<PricedOrder<ExchangeLine>> {
  const productIds = await findProductIds(em, addedLines.map(({ variantId }) => variantId).filter(isUuid));
  const sellable = await load(em, [...productIds.values()]);
  const current = await findCurrentLines(em, order.id);
  const goesBack = new Set(returned.map(({ orderLineId }) => orderLineId));
  const left = new Map<string, number>();
  for (const { variants } of sellable.values()) for (const { id, stock } of variants) left.set(id, stock);
  const lines = addedLines.map(({ variantId, quantity }, index): ExchangeLine => {
    const product = sellable.get(productIds.get(variantId) ?? '');
    const draft = draftOf(product, variantId, quantity, index);
    const replaced = current.filter(({ id, productId }) => goesBack.has(id) && productId === product?.id);
    const customFields = fieldsOfAdded(replaced, product, lineFields, index);
    const stock = left.get(variantId) ?? 0;
    left.set(variantId, stock - quantity);
    const problem = lineProblem({ ...draft, previousQuantity: 0 }, variantIn(product, variantId), stock);
    return { ...draft, customFields, problem };
  });
  const to = order.deliveryMethod?.isPickUp ? null : destinationOf(order);
  return priceOrder(lines, {
    step: prices.step,
    delivery: { fee: 0, freeFrom: null },
    tax: prices.taxAt(to),
  });
}

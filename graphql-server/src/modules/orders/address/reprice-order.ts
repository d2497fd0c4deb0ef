import type { MinorUnits } from '../../../shared/money/money.ts';
import type { DeliveryPrices, WeighedLine } from '../../delivery/delivery-prices.ts';
import type { Destination } from '../../delivery/delivery.ts';
import type { PromotionTerms } from '../../pricing/discounts.ts';
import type { Totals } from '../../pricing/price-order.ts';
import type { TaxTerms } from '../../pricing/taxes.ts';
import type { ClassedLine } from '../../taxes/tax-rules.ts';
import type { OrderRepricing } from '../order-event.entity.ts';

/** A stored line, with today's tax class of its product. */
export type RepricedLine = WeighedLine & ClassedLine & { id: string; discountTotal: MinorUnits };

/** What an order was placed at. */
export interface PlacedOrder {
  totals: Pick<Totals, 'shippingTotal' | 'taxTotal' | 'total' | 'pricesIncludeTax'>;
  lines: readonly RepricedLine[];
  /** Its delivery method; null: it was placed before there was a choice. */
  methodId: string | null;
  /** Whether a promotion paid for delivery. */
  hasFreeDelivery: boolean;
}

/** What delivery and taxes cost today. */
export interface TodaysPrices {
  /** ISO 4217 code of all amounts. */
  currency: string;
  step: MinorUnits;
  delivery: DeliveryPrices;
  taxAt: (to: Destination | null) => TaxTerms<ClassedLine> | undefined;
}

/**
 * Prices a placed order at another address: its lines and discounts as they were agreed, delivery and taxes
 * as they are there today.
 * @returns undefined when nothing that the order has can be delivered there; null when it costs the same
 */
export function repriceOrder(
  { totals: agreed, lines, methodId, hasFreeDelivery }: PlacedOrder,
  to: Destination,
  { step, delivery, taxAt }: TodaysPrices,
): OrderRepricing | null | undefined {
  const priced = delivery.price(
    lines,
    { to, methodId },
    {
      step,
      promotions: [...lines.flatMap(agreedDiscount), ...(hasFreeDelivery ? [freeDelivery] : [])],
      taxAt: (place) => {
        const terms = taxAt(place);
        return terms && { ...terms, pricesInclude: agreed.pricesIncludeTax };
      },
    },
  );
  if (!priced.deliveryMethod) return undefined;
  const { shippingTotal, taxTotal, total } = priced.totals;
  const isSame =
    shippingTotal === agreed.shippingTotal && taxTotal === agreed.taxTotal && total === agreed.total;
  return isSame ? null : { shippingTotal, taxTotal, total };
}

/** What promotions took off a line, as one that takes off just that. */
function agreedDiscount({ id, discountTotal: amount }: RepricedLine): PromotionTerms<RepricedLine>[] {
  if (amount === 0) return [];
  return [{ ...nameless, effect: { kind: 'AMOUNT', amount }, appliesTo: (line) => line.id === id }];
}

const nameless = { id: '', title: '', code: null };

const freeDelivery: PromotionTerms<RepricedLine> = {
  ...nameless,
  effect: { kind: 'FREE_DELIVERY' },
  appliesTo: () => true,
};

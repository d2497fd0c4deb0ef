import type { MinorUnits } from '../../../shared/money/money.ts';
import type { DeliveryPrices, WeighedLine } from '../../delivery/delivery-prices.ts';
import type { DeliveryMethod, DeliveryOption, Destination } from '../../delivery/delivery.ts';
import type { PromotionTerms } from '../../pricing/discounts.ts';
import type { Totals } from '../../pricing/price-order.ts';
import type { TaxTerms } from '../../pricing/taxes.ts';
import type { ClassedLine } from '../../taxes/tax-rules.ts';
import type { OrderRepricing } from '../order-event.entity.ts';

/** A stored line, with the current tax class of its product. */
export type RepricedLine = WeighedLine & ClassedLine & { id: string; discountTotal: MinorUnits };

/** The agreed terms of an order. */
export interface PlacedOrder {
  totals: Pick<Totals, 'shippingTotal' | 'taxTotal' | 'total' | 'pricesIncludeTax'>;
  lines: readonly RepricedLine[];
  /** Its delivery method; null for orders placed before there was a choice. */
  method: Pick<DeliveryOption, 'methodId' | 'name'> | null;
  /** Whether a promotion paid for delivery. */
  hasFreeDelivery: boolean;
}

/** Current delivery and tax prices. */
export interface TodaysPrices {
  /** ISO 4217 code of all amounts. */
  currency: string;
  step: MinorUnits;
  delivery: DeliveryPrices;
  taxAt: (to: Destination | null) => TaxTerms<ClassedLine> | undefined;
}

/**
 * Prices a placed order at another address: lines and discounts as agreed, delivery and taxes at current
 * prices.
 * @returns undefined if the order's delivery method is not available there; null if the cost is the same
 */
export function repriceOrder(
  { totals: agreed, lines, method, hasFreeDelivery }: PlacedOrder,
  to: Destination,
  { step, delivery, taxAt }: TodaysPrices,
): OrderRepricing | null | undefined {
  const methodId = method && idAt(delivery.methodsTo(to), method);
  const priced = delivery.price(
    lines,
    { to, methodId: methodId ?? null },
    {
      step,
      promotions: [...lines.flatMap(agreedDiscount), ...(hasFreeDelivery ? [freeDelivery] : [])],
      taxAt: (place) => {
        const terms = taxAt(place);
        return terms && { ...terms, pricesInclude: agreed.pricesIncludeTax };
      },
    },
  );
  const pricedMethodId = priced.deliveryMethod?.methodId ?? null;
  const isThere = method ? pricedMethodId === methodId : pricedMethodId !== null;
  if (priced.requiresShipping && !isThere) return undefined;
  const { shippingTotal, taxTotal, total } = priced.totals;
  const isSame =
    shippingTotal === agreed.shippingTotal && taxTotal === agreed.taxTotal && total === agreed.total;
  return isSame ? null : { shippingTotal, taxTotal, total };
}

/** The id of an order's delivery method at another place, which may be in another zone. */
function idAt(
  methods: readonly DeliveryMethod[],
  { methodId, name }: Pick<DeliveryOption, 'methodId' | 'name'>,
): string | undefined {
  return (methods.find(({ id }) => id === methodId) ?? methods.find((each) => each.name === name))?.id;
}

/** The agreed discount of a line, as a promotion of exactly that amount. */
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

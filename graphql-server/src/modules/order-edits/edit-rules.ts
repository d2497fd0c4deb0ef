import type { MinorUnits } from '../../shared/money/money.ts';
import type { WeighedLine } from '../delivery/delivery-prices.ts';
import type { DeliveryOption, Destination } from '../delivery/delivery.ts';
import type { TodaysPrices } from '../orders/address/reprice-order.ts';
import type { Adjustment, PromotionEffect, PromotionTerms } from '../pricing/discounts.ts';
import { MANUAL_DISCOUNT } from '../pricing/manual-price.ts';
import { type PricedLine, priceOrder, type PriceTerms, type Totals } from '../pricing/price-order.ts';
import { proportion } from '../pricing/proportion.ts';
import { type TaxRate, type TaxSum, WHOLE_RATE } from '../pricing/taxes.ts';
import type { ClassedLine } from '../taxes/tax-rules.ts';

/** A line after an edit. */
export type EditedLine = WeighedLine &
  ClassedLine & {
    /** The order line's id, or a new one. */
    id: string;
    /** Where its share stands among the shares of a discount. */
    position: number;
    /** Units before the edit; 0 for an added line. */
    previousQuantity: number;
    /** In thousandths of a percent, as agreed; undefined for an added line. */
    agreedRate?: number | null | undefined;
  };

/** A discount as agreed. */
export interface AgreedAdjustment {
  id: string;
  promotionId: string;
  title: string;
  code: string | null;
  kind: PromotionEffect['kind'];
  amount: MinorUnits;
  /** By the position of the line. */
  shares: readonly MinorUnits[];
}

/** The order before the edit. */
export interface AgreedOrder {
  totals: Pick<Totals, 'shippingTotal' | 'shippingTaxTotal' | 'taxes' | 'pricesIncludeTax'>;
  adjustments: readonly AgreedAdjustment[];
  /** Null if nothing was delivered, and for orders placed before there was a choice. */
  method: DeliveryOption | null;
  requiresShipping: boolean;
  to: Destination | null;
}

/** What changes besides the lines; undefined as agreed. */
export interface EditTerms {
  deliveryMethodId?: string | undefined;
  discount?: ManualDiscount | undefined;
}

export interface ManualDiscount {
  amount: MinorUnits;
  reason: string;
}

/** A discount after an edit; its shares are by the position of the line. */
export type EditedAdjustment = AgreedAdjustment;

export interface PricedEdit<Line extends EditedLine> {
  lines: PricedLine<Line>[];
  adjustments: EditedAdjustment[];
  totals: Totals;
  requiresShipping: boolean;
  /** Undefined if the requested method is not available, or one must be chosen. */
  deliveryMethod: DeliveryOption | null | undefined;
  deliveryMethods: DeliveryOption[];
}

/**
 * Prices an order after an edit. Lines of the order keep price, tax rate and the discount of each unit; added
 * lines are taxed at today's rates and get no promotions. Delivery costs what was agreed, unless another
 * method is chosen or nothing is delivered.
 */
export function priceEdit<Line extends EditedLine>(
  agreed: AgreedOrder,
  lines: readonly Line[],
  { deliveryMethodId, discount }: EditTerms,
  { step, delivery, taxAt }: TodaysPrices,
): PricedEdit<Line> {
  const adjustments = withManualDiscount(agreed.adjustments, discount);
  const promotions = adjustments.flatMap((adjustment) => toPromotions<Line>(adjustment, lines, step));
  const taxAtPlace = (to: Destination | null) => agreedTaxes<Line>(agreed.totals, taxAt(to));
  const today = delivery.price(
    lines,
    { to: agreed.to, methodId: deliveryMethodId ?? agreed.method?.methodId ?? null },
    { step, promotions, taxAt: taxAtPlace },
  );
  const { requiresShipping, deliveryMethods } = today;
  const keepsDelivery = deliveryMethodId === undefined || deliveryMethodId === agreed.method?.methodId;
  if (requiresShipping && !(keepsDelivery && agreed.requiresShipping)) {
    const isChosen = today.deliveryMethod !== null && today.deliveryMethod.methodId === deliveryMethodId;
    const deliveryMethod = isChosen ? today.deliveryMethod : undefined;
    return { ...edited(today, adjustments, lines), requiresShipping, deliveryMethods, deliveryMethod };
  }
  const promotedOff = agreed.adjustments
    .filter(({ kind }) => kind === 'FREE_DELIVERY')
    .reduce((sum, { amount }) => sum + amount, 0);
  const tax = taxAtPlace(agreed.method?.isPickUp ? null : agreed.to);
  const priced = priceOrder<Line>(lines, {
    step,
    promotions,
    delivery: { fee: agreed.totals.shippingTotal + promotedOff, freeFrom: null, promotedOff },
    tax: { ...tax, delivery: agreedDeliveryTax(agreed.totals, tax.delivery) },
  });
  const deliveryMethod = requiresShipping ? agreed.method : null;
  return { ...edited(priced, adjustments, lines), requiresShipping, deliveryMethods, deliveryMethod };
}

/** The manual discount of an order; null if it has none. */
export function manualDiscountOf(adjustments: readonly AgreedAdjustment[]): ManualDiscount | null {
  const manual = adjustments.find(({ promotionId }) => promotionId === MANUAL_DISCOUNT);
  return manual ? { amount: manual.amount, reason: manual.title } : null;
}

function withManualDiscount(
  adjustments: readonly AgreedAdjustment[],
  discount: ManualDiscount | undefined,
): AgreedAdjustment[] {
  if (!discount) return [...adjustments];
  const { amount, reason: title } = discount;
  const others = adjustments.filter(({ promotionId }) => promotionId !== MANUAL_DISCOUNT);
  const manual = { id: MANUAL_DISCOUNT, promotionId: MANUAL_DISCOUNT, code: null, kind: 'AMOUNT' } as const;
  return amount === 0 ? others : [...others, { ...manual, title, amount, shares: [] }];
}

/** A discount as promotions: a manual one on all lines, any other as agreed for each unit of a line. */
function toPromotions<Line extends EditedLine>(
  { id, title, code, kind, promotionId, amount, shares }: AgreedAdjustment,
  lines: readonly Line[],
  step: MinorUnits,
): PromotionTerms<Line>[] {
  const all = { id, title, code, appliesTo: () => true };
  if (kind === 'FREE_DELIVERY') return [{ ...all, effect: { kind } }];
  if (promotionId === MANUAL_DISCOUNT) return [{ ...all, effect: { kind: 'AMOUNT', amount } }];
  return lines.flatMap((line) => {
    const share = shares[line.position] ?? 0;
    if (share === 0 || line.previousQuantity === 0) return [];
    const scaled = proportion(share, line.quantity, line.previousQuantity, step);
    const effect = { kind: 'AMOUNT', amount: scaled } as const;
    return [{ id, title, code, effect, appliesTo: (other: Line) => other.id === line.id }];
  });
}

/** Existing lines keep their tax rates, added lines get today's; whether prices include tax stays. */
function agreedTaxes<Line extends EditedLine>(
  { taxes, pricesIncludeTax: pricesInclude }: AgreedOrder['totals'],
  today: PriceTerms<Line>['tax'],
) {
  return {
    pricesInclude,
    rounding: today?.rounding ?? ('LINE' as const),
    delivery: today?.delivery ?? null,
    rateOf: (line: Line): TaxRate | null => {
      const current = today?.rateOf(line) ?? null;
      if (line.agreedRate === undefined) return current;
      if (line.agreedRate === null) return null;
      const { agreedRate: rate } = line;
      return { rate, name: nameOf(rate, taxes) ?? current?.name ?? '' };
    },
  };
}

function nameOf(rate: number, taxes: readonly TaxSum[]): string | undefined {
  return taxes.find((tax) => tax.rate === rate)?.name;
}

/** The rate of delivery is not stored: it is one of the order's, by which its tax comes out. */
function agreedDeliveryTax(
  { shippingTotal, shippingTaxTotal, taxes, pricesIncludeTax }: AgreedOrder['totals'],
  today: TaxRate | null,
): TaxRate | null {
  if (shippingTotal === 0) return today;
  if (shippingTaxTotal === 0) return null;
  const distance = ({ rate }: TaxRate) => {
    const tax = proportion(shippingTotal, rate, pricesIncludeTax ? WHOLE_RATE + rate : WHOLE_RATE, 1);
    return Math.abs(tax - shippingTaxTotal);
  };
  const [closest] = taxes.toSorted((one, other) => distance(one) - distance(other));
  return closest ? { name: closest.name, rate: closest.rate } : today;
}

/** Puts the discounts together again that were priced line by line. */
function edited<Line extends EditedLine>(
  priced: { lines: PricedLine<Line>[]; adjustments: Adjustment[]; totals: Totals },
  adjustments: readonly AgreedAdjustment[],
  lines: readonly Line[],
): Pick<PricedEdit<Line>, 'lines' | 'adjustments' | 'totals'> {
  const places = Math.max(...lines.map(({ position }) => position)) + 1;
  const parts = Map.groupBy(priced.adjustments, ({ promotionId }) => promotionId);
  return {
    lines: priced.lines,
    totals: priced.totals,
    adjustments: adjustments.flatMap((adjustment) => {
      const own = parts.get(adjustment.id) ?? [];
      const amount = own.reduce((sum, part) => sum + part.amount, 0);
      if (amount === 0) return [];
      const isOfDelivery = adjustment.kind === 'FREE_DELIVERY';
      const shares = Array.from({ length: isOfDelivery ? 0 : places }, () => 0);
      for (const { shares: partShares } of own) {
        for (const [index, share] of partShares.entries()) {
          const position = lines[index]?.position ?? 0;
          shares[position] = (shares[position] ?? 0) + share;
        }
      }
      return [{ ...adjustment, amount, shares }];
    }),
  };
}

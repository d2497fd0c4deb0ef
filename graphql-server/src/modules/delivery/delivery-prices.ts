import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { localDateAt } from '../../shared/time/local-date.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { Adjustment } from '../pricing/discounts.ts';
import {
  type DeliveryTerms,
  lineTotal,
  missingForFreeDelivery,
  type PricedLine,
  priceOrder,
  type PriceTerms,
  toDeliver,
  type Totals,
  type UnpricedLine,
} from '../pricing/price-order.ts';
import {
  arrivalOf,
  type OfferedMethod,
  offeredMethods,
  readyOn,
  type ShippedLine,
  zoneOf,
} from './delivery-rules.ts';
import type {
  DeliveryMethod,
  DeliveryOption,
  DeliveryRequest,
  DeliverySettings,
  Destination,
} from './delivery.ts';

/** A line with what says when it ships, and its unit's weight in grams; unknown counts as zero. */
export type WeighedLine = UnpricedLine & ShippedLine & { weight?: number | null | undefined };

/** Other price terms, such as promotions, and taxes by place (null for the shop's own place). */
type FurtherTerms<Line> = Omit<PriceTerms<Line>, 'delivery' | 'tax'> & {
  taxAt?: (to: Destination | null) => PriceTerms<Line>['tax'];
};

/** Priced lines with their delivery options. */
export interface DeliveredOrder<Line> {
  lines: Line[];
  /** Discounts from promotions. */
  adjustments: Adjustment[];
  totals: Totals;
  /** Whether any line must be delivered. Otherwise there is no delivery method. */
  requiresShipping: boolean;
  /** In display order; empty if the shop does not deliver there. */
  deliveryMethods: DeliveryOption[];
  /** The method included in the totals: the requested one or the first; null if there is none. */
  deliveryMethod: DeliveryOption | null;
  /**
   * How much more the products must cost for free delivery by that method; null if it is free already or
   * never free.
   */
  missingForFreeDelivery: MinorUnits | null;
}

/** Delivery options and their prices, by the shop's settings. */
export class DeliveryPrices {
  constructor(
    private readonly settings: DeliverySettings,
    private readonly timeZone: string,
    private readonly clock: Clock,
  ) {}

  /** Prices lines with the requested method, or else with the first available one. */
  price<Line extends WeighedLine>(
    lines: readonly Line[],
    { to, methodId: requestedMethodId }: DeliveryRequest,
    { taxAt, ...terms }: FurtherTerms<Line> = {},
  ): DeliveredOrder<PricedLine<Line>> {
    const tax = taxAt?.(to);
    const free = priceOrder(lines, { ...terms, delivery: FREE, tax });
    const delivered = toDeliver(lines);
    const ready = readyOn(delivered, localDateAt(this.clock(), this.timeZone));
    const requiresShipping = isAnythingDelivered(lines);
    const offered = requiresShipping ? this.offeredFor(delivered, to) : [];
    const promotedOff = leastPrice(offered);
    const offers = offered.map(({ method, terms: unpromoted }) => {
      const delivery = { ...unpromoted, promotedOff };
      const { id: methodId, name, note, pricing } = method;
      const isPickUp = pricing === 'PICK_UP';
      const priced = priceOrder(lines, {
        ...terms,
        delivery,
        tax: isPickUp ? pickUpTax(taxAt?.(null), tax) : tax,
      });
      const price = priced.totals.shippingTotal;
      const option = { methodId, name, price, isPickUp, note, ...arrivalOf(method, ready) };
      return { option, delivery, priced };
    });
    const chosen = offers.find(({ option }) => option.methodId === requestedMethodId) ?? offers[0];
    return {
      ...(chosen?.priced ?? free),
      requiresShipping,
      deliveryMethods: offers.map(({ option }) => option),
      deliveryMethod: chosen?.option ?? null,
      missingForFreeDelivery: chosen
        ? missingForFreeDelivery(priceOrder(lines, { ...terms, delivery: chosen.delivery }), chosen.delivery)
        : null,
    };
  }

  /**
   * Delivery price of the lines before promotions, with the requested method or else the first available one.
   */
  termsFor<Line extends WeighedLine>(
    lines: readonly Line[],
    { to, methodId }: DeliveryRequest,
  ): DeliveryTerms {
    const offers = isAnythingDelivered(lines) ? this.offeredFor(toDeliver(lines), to) : [];
    return (offers.find(({ method }) => method.id === methodId) ?? offers[0])?.terms ?? FREE;
  }

  /**
   * The delivery method of an order that was priced for the same request; null if nothing must be delivered.
   * `addressField` is the input's field with the destination.
   * @throws UserError DELIVERY_UNAVAILABLE if the shop does not deliver there, the requested method is not
   * available, or it is pickup although there is a delivery address
   */
  assertOffered(
    {
      deliveryMethod,
      requiresShipping,
    }: Pick<DeliveredOrder<unknown>, 'deliveryMethod' | 'requiresShipping'>,
    request: DeliveryRequest,
    addressField: string,
  ): DeliveryOption | null {
    if (!requiresShipping) return null;
    if (request.to?.isDeliveryAddress && this.isPickUp(request.methodId)) {
      throw userError('DELIVERY_UNAVAILABLE', message('delivery.notPickedUp'), ['input', 'deliveryMethodId']);
    }
    if (!deliveryMethod) {
      const reason = zoneOf(this.settings, request.to)?.methods.length
        ? message('delivery.nothingFits')
        : message('delivery.notThere');
      throw userError('DELIVERY_UNAVAILABLE', reason, ['input', addressField, 'countryCode']);
    }
    if (request.methodId !== null && deliveryMethod.methodId !== request.methodId) {
      const name = this.nameOf(request.methodId);
      const reason = name
        ? message('delivery.methodUnavailable', { name })
        : message('delivery.methodUnknown');
      throw userError('DELIVERY_UNAVAILABLE', reason, ['input', 'deliveryMethodId']);
    }
    return deliveryMethod;
  }

  /**
   * All methods for a place, in display order, regardless of what is ordered; empty if the shop does not
   * deliver there.
   */
  methodsTo(to: Destination): readonly DeliveryMethod[] {
    return zoneOf(this.settings, to)?.methods ?? [];
  }

  /** Whether a method is pickup, which needs no address. */
  isPickUp(methodId: string | null | undefined): boolean {
    return this.methods().some(({ id, pricing }) => id === methodId && pricing === 'PICK_UP');
  }

  private offeredFor(lines: readonly WeighedLine[], to: Destination | null): OfferedMethod[] {
    const zone = zoneOf(this.settings, to);
    if (!zone) return [];
    const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0);
    return offeredMethods(zone, { subtotal, weight: weightOf(lines) });
  }

  private nameOf(methodId: string): string | undefined {
    return this.methods().find(({ id }) => id === methodId)?.name;
  }

  private methods() {
    return this.settings.zones.flatMap((zone) => zone.methods);
  }
}

/** The shop's own country and first method. */
export const AT_HOME: DeliveryRequest = { to: null, methodId: null };

const FREE = { fee: 0, freeFrom: null };

/** Price of the cheapest method: a free delivery promotion covers that, but not express delivery. */
function leastPrice(offered: readonly OfferedMethod[]): MinorUnits {
  const delivered = offered.filter(({ method }) => method.pricing !== 'PICK_UP');
  return Math.min(...(delivered.length > 0 ? delivered : offered).map(({ terms }) => terms.fee));
}

/** What is picked up is taxed as a sale at the shop's location, and what needs no delivery at the address. */
function pickUpTax<Line extends WeighedLine>(
  atShop: PriceTerms<Line>['tax'],
  atAddress: PriceTerms<Line>['tax'],
): PriceTerms<Line>['tax'] {
  if (!atShop || !atAddress) return undefined;
  const rateOf = (line: Line) => (isAnythingDelivered([line]) ? atShop : atAddress).rateOf(line);
  return { ...atShop, rateOf };
}

/** Without lines, nothing is known yet: then all methods are shown. */
function isAnythingDelivered(lines: readonly WeighedLine[]): boolean {
  return lines.length === 0 || toDeliver(lines).length > 0;
}

function weightOf(lines: readonly WeighedLine[]): number {
  return lines.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * quantity, 0);
}

import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { localDateAt } from '../../shared/time/local-date.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { Adjustment } from '../pricing/discounts.ts';
import {
  type DeliveryTerms,
  missingForFreeDelivery,
  type PricedLine,
  priceOrder,
  type PriceTerms,
  type Totals,
  type UnpricedLine,
} from '../pricing/price-order.ts';
import { arrivalOf, type OfferedMethod, offeredMethods, zoneOf } from './delivery-rules.ts';
import type {
  DeliveryMethod,
  DeliveryOption,
  DeliveryRequest,
  DeliverySettings,
  Destination,
} from './delivery.ts';

/** A line with the weight of one unit in grams; null: nobody knows, and it counts for nothing. */
export type WeighedLine = UnpricedLine & { weight?: number | null | undefined };

/** What else an order is priced by, such as promotions; the tax by the place, null being the shop's own. */
type FurtherTerms<Line> = Omit<PriceTerms<Line>, 'delivery' | 'tax'> & {
  taxAt?: (to: Destination | null) => PriceTerms<Line>['tax'];
};

/** Lines that are delivered: what they cost, and by what they can be. */
export interface DeliveredOrder<Line> {
  lines: Line[];
  /** What promotions take off. */
  adjustments: Adjustment[];
  totals: Totals;
  /** In the order that shoppers see; empty: it is not delivered there. */
  deliveryMethods: DeliveryOption[];
  /** The one whose price is in the totals: the wanted one, or the first; null: there is none. */
  deliveryMethod: DeliveryOption | null;
  /**
   * How much more products would have to cost to be delivered free by that method; null: no matter how much,
   * or it is free already.
   */
  missingForFreeDelivery: MinorUnits | null;
}

/** Says how orders can be delivered, and for how much, by the shop's settings. */
export class DeliveryPrices {
  constructor(
    private readonly settings: DeliverySettings,
    private readonly timeZone: string,
    private readonly clock: Clock,
  ) {}

  /** Prices lines with the wanted method, or else with the first that there is. */
  price<Line extends WeighedLine>(
    lines: readonly Line[],
    { to, methodId: wanted }: DeliveryRequest,
    { taxAt, ...terms }: FurtherTerms<Line> = {},
  ): DeliveredOrder<PricedLine<Line>> {
    const zone = zoneOf(this.settings, to);
    const priceWith = (delivery: DeliveryTerms, at: Destination | null) =>
      priceOrder(lines, { ...terms, delivery, tax: taxAt?.(at) });
    const free = priceWith(FREE, to);
    const { subtotal } = free.totals;
    const parcel = { subtotal, weight: weightOf(lines) };
    const today = localDateAt(this.clock(), this.timeZone);
    const offered = zone ? offeredMethods(zone, parcel) : [];
    const promotedOff = leastPrice(offered);
    const offers = offered.map(({ method, terms: unpromoted }) => {
      const delivery = { ...unpromoted, promotedOff };
      const { id: methodId, name, note, pricing } = method;
      const isPickUp = pricing === 'PICK_UP';
      // What is handed over at the shop is sold there.
      const priced = priceWith(delivery, isPickUp ? null : to);
      const price = priced.totals.shippingTotal;
      const option = { methodId, name, price, isPickUp, note, ...arrivalOf(method, today) };
      return { option, delivery, priced };
    });
    const chosen = offers.find(({ option }) => option.methodId === wanted) ?? offers[0];
    return {
      ...(chosen?.priced ?? free),
      deliveryMethods: offers.map(({ option }) => option),
      deliveryMethod: chosen?.option ?? null,
      missingForFreeDelivery: chosen ? missingForFreeDelivery(chosen.priced.totals, chosen.delivery) : null,
    };
  }

  /**
   * What delivery of the lines costs by itself, before promotions: by the wanted method, or else by the first
   * that there is.
   */
  termsFor<Line extends WeighedLine>(
    lines: readonly Line[],
    { to, methodId }: DeliveryRequest,
  ): DeliveryTerms {
    const zone = zoneOf(this.settings, to);
    const { subtotal } = priceOrder(lines, { delivery: FREE }).totals;
    const offers = zone ? offeredMethods(zone, { subtotal, weight: weightOf(lines) }) : [];
    return (offers.find(({ method }) => method.id === methodId) ?? offers[0])?.terms ?? FREE;
  }

  /**
   * The method that an order is delivered by, which was priced for the same request.
   * @throws UserError DELIVERY_UNAVAILABLE where nothing is delivered, and when the wanted method is not
   * among those that there are
   */
  assertOffered(
    { deliveryMethod }: Pick<DeliveredOrder<unknown>, 'deliveryMethod'>,
    request: DeliveryRequest,
  ): DeliveryOption {
    if (!deliveryMethod) {
      const reason = zoneOf(this.settings, request.to)?.methods.length
        ? message('delivery.nothingFits')
        : message('delivery.notThere');
      throw userError('DELIVERY_UNAVAILABLE', reason, ['input', 'billing', 'countryCode']);
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
   * The methods of a place in the order that shoppers see, whatever is ordered; empty: nothing is delivered
   * there.
   */
  methodsTo(to: Destination): readonly DeliveryMethod[] {
    return zoneOf(this.settings, to)?.methods ?? [];
  }

  /** Whether a method is one to pick orders up by, which need no address then. */
  isPickUp(methodId: string | null | undefined): boolean {
    return this.methods().some(({ id, pricing }) => id === methodId && pricing === 'PICK_UP');
  }

  private nameOf(methodId: string): string | undefined {
    return this.methods().find(({ id }) => id === methodId)?.name;
  }

  private methods() {
    return this.settings.zones.flatMap((zone) => zone.methods);
  }
}

/** In the shop's own country, by the first method. */
export const AT_HOME: DeliveryRequest = { to: null, methodId: null };

const FREE = { fee: 0, freeFrom: null };

/**
 * What the cheapest delivery costs: a promotion of free delivery pays for that, and not for an express
 * parcel.
 */
function leastPrice(offered: readonly OfferedMethod[]): MinorUnits {
  const delivered = offered.filter(({ method }) => method.pricing !== 'PICK_UP');
  return Math.min(...(delivered.length > 0 ? delivered : offered).map(({ terms }) => terms.fee));
}

function weightOf(lines: readonly WeighedLine[]): number {
  return lines.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * quantity, 0);
}

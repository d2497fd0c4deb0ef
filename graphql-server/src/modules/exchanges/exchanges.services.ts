import type { Scope } from '../../core/define-module.ts';
import type { CartServices } from '../cart/cart.services.ts';
import type { InventoryServices } from '../inventory/inventory.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import type { PromotionsServices } from '../promotions/promotions.services.ts';
import type { ReturnsServices } from '../returns/returns.services.ts';
import { ExchangeService } from './exchange.service.ts';

export function exchangesServices(
  { dependencies: { clock, currentSettings }, em }: Scope,
  {
    chargeTerms,
    lineFields,
    orderChanges,
    orderEmails,
    orders,
    returnChanges,
    stock,
    todaysPrices,
  }: CartServices &
    InventoryServices &
    OrdersServices &
    PricingServices &
    PromotionsServices &
    ReturnsServices,
) {
  const { orderNumberPrefix } = currentSettings.get().general;
  return {
    exchanges: new ExchangeService(
      em,
      clock,
      { orders, orderChanges, orderEmails, returnChanges, stock },
      {
        orderNumberPrefix,
        takesCards: chargeTerms !== null,
        prices: todaysPrices,
        lineFields: lineFields.ordered,
      },
    ),
  };
}

export type ExchangesServices = ReturnType<typeof exchangesServices>;

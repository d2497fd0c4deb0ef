import type { Scope } from '../../core/define-module.ts';
import type { CartServices } from '../cart/cart.services.ts';
import type { InventoryServices } from '../inventory/inventory.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import type { PromotionsServices } from '../promotions/promotions.services.ts';
import { CustomerEditService } from './customer-edit.service.ts';
import { EditStockService } from './edit-stock.service.ts';
import { OrderEditService } from './order-edit.service.ts';

export function orderEditsServices(
  { dependencies: { clock, currentSettings, rateLimits }, em }: Scope,
  {
    orders,
    orderChanges,
    orderAddresses,
    orderEmails,
    stock,
    chargeTerms,
    todaysPrices,
    lineFields,
  }: CartServices & InventoryServices & OrdersServices & PricingServices & PromotionsServices,
) {
  const editStock = new EditStockService(stock);
  const orderEdits = new OrderEditService({ em, clock }, { orders, orderChanges, editStock }, chargeTerms, {
    prices: todaysPrices,
    lineFields: lineFields.ordered,
  });
  return {
    orderEdits,
    customerEdits: new CustomerEditService(
      em,
      clock,
      { orders, orderEdits, orderAddresses, orderEmails, rateLimits },
      currentSettings.get().orderEdits.customerMinutes,
    ),
  };
}

export type OrderEditsServices = ReturnType<typeof orderEditsServices>;

import type { Scope } from '../../core/define-module.ts';
import type { InventoryServices } from '../inventory/inventory.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import type { PaymentsServices } from '../payments/payments.services.ts';
import { ReturnChangeService } from './return-change.service.ts';
import { ReturnHandlingService } from './return-handling.service.ts';
import { ReturnEmailService } from './return-email.service.ts';
import { ReturnService } from './return.service.ts';

export function returnsServices(
  { dependencies: { clock, currentSettings }, em }: Scope,
  needed: InventoryServices & OrdersServices & PaymentsServices,
) {
  const { orders, orderChanges, orderEmails, orderRefunds, orderSender, stock } = needed;
  const {
    general: { timeZone },
    returns: { days },
  } = currentSettings.get();
  const changes = new ReturnChangeService(clock, orderEmails, orderChanges);
  return {
    returnChanges: changes,
    returns: new ReturnService(em, clock, orders, orderRefunds, changes, { days, timeZone }),
    returnHandling: new ReturnHandlingService(em, clock, stock, orderRefunds, changes),
    returnEmails: new ReturnEmailService(orders, orderSender),
  };
}

export type ReturnsServices = ReturnType<typeof returnsServices>;

import type { Scope } from '../../core/define-module.ts';
import type { DownloadsServices } from '../downloads/downloads.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import type { ReturnsServices } from '../returns/returns.services.ts';
import { WithdrawalEmailService } from './withdrawal-email.service.ts';
import { WithdrawalService } from './withdrawal.service.ts';

export function withdrawalsServices(
  { dependencies: { clock, currentSettings, rateLimits, secrets }, em }: Scope,
  needed: DownloadsServices & OrdersServices & ReturnsServices,
) {
  const { orders, orderChanges, orderEmails, orderSender, returnHandling, downloads } = needed;
  const {
    general: { timeZone },
    returns: { isWithdrawalOffered, withdrawalDays: days },
  } = currentSettings.get();
  const withdrawals = new WithdrawalService(
    { em, clock, rateLimits, keys: secrets.session },
    { orders, orderChanges, orderEmails, returnHandling, downloads },
    { isOffered: isWithdrawalOffered, days, timeZone },
  );
  return {
    withdrawals,
    withdrawalEmails: new WithdrawalEmailService(orders, withdrawals, orderSender),
  };
}

export type WithdrawalsServices = ReturnType<typeof withdrawalsServices>;

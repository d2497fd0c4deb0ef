import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import type { PaymentSettings } from './settings.ts';

/**
 * Checks a change that staff make to how customers pay: transfers need an account, and some way to pay must
 * remain. `takesCards` says whether a provider charges cards for the shop.
 * @throws UserError REQUIRED
 */
export function assertPayable(
  change: Partial<PaymentSettings>,
  before: PaymentSettings,
  takesCards: boolean,
): void {
  const after = { ...before, ...change };
  const hasAccount = after.bankAccount !== null;
  if (change.bankTransfer?.isOffered && !hasAccount)
    throw userError('REQUIRED', message('setting.transferNeedsAccount'), ['input', 'bankAccount']);
  const isPayable =
    after.cashOnDelivery.isOffered ||
    (after.bankTransfer.isOffered && hasAccount) ||
    (after.card.isOffered && takesCards);
  if (isPayable) return;
  const field = change.cashOnDelivery ? 'cashOnDelivery' : Object.keys(change)[0];
  throw userError('REQUIRED', message('setting.noPaymentMethod'), ['input', ...(field ? [field] : [])]);
}

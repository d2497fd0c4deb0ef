import { userError } from '../../errors.ts';
import { MAX_AMOUNT, type MinorUnits } from '../../shared/money/money.ts';
import { message } from '../../shared/messages/message.ts';
import type { CodeResult } from '../promotions/promoted-order.ts';

/** @throws UserError INVALID_VALUE for a total above the maximum, with any payment method */
export function assertStorable(total: MinorUnits, currency: string): void {
  if (total <= MAX_AMOUNT) return;
  const max = { amount: MAX_AMOUNT, currency };
  throw userError('INVALID_VALUE', message('order.worthTooMuch', { max }));
}

/** Limits on card charges, in minor units; see ChargeTerms of the payment provider. */
interface ChargeTerms {
  min: MinorUnits;
  max: MinorUnits;
  step: MinorUnits;
}

/**
 * Checks an order against the provider's limits. A total that the provider can't represent is rejected, never
 * rounded: the customer is charged exactly the order's total.
 * @throws UserError INVALID_VALUE when the total cannot be charged; PAYMENT_UNAVAILABLE for an unsupported
 * currency
 */
export function assertChargeable(
  lines: readonly { title: string; unitPrice: MinorUnits }[],
  total: MinorUnits,
  currency: string,
  terms: ChargeTerms | null,
): void {
  if (!terms) throw userError('PAYMENT_UNAVAILABLE', message('payment.currencyNotCharged', { currency }));
  const { min: minTotal, max: maxTotal, step } = terms;
  const money = (amount: MinorUnits) => ({ amount, currency });
  const odd = lines.find(({ unitPrice }) => unitPrice % step !== 0);
  if (odd) {
    const price = money(odd.unitPrice);
    const reason = message('payment.priceNotCharged', { title: odd.title, price, step: money(step) });
    throw userError('INVALID_VALUE', reason);
  }
  if (total >= minTotal && total <= maxTotal && total % step === 0) return;
  const bounds = { least: money(minTotal), most: money(maxTotal) };
  throw userError('INVALID_VALUE', message('payment.totalNotCharged', bounds));
}

/**
 * A code without effect stops the order, unless the customer has seen the total without it. `expected` is in
 * minor units; null or undefined means the customer has seen no total.
 * @throws UserError PROMOTION_... with the reason of the first such code
 */
export function assertCodes(
  codes: readonly CodeResult[],
  total: MinorUnits,
  expected: MinorUnits | null | undefined,
): void {
  const ineligibilityReason = codes.find((code) => code.ineligibilityReason)?.ineligibilityReason;
  if (ineligibilityReason && expected !== total)
    throw userError(ineligibilityReason.code, ineligibilityReason.message, ['input', 'codes']);
}

/**
 * A customer never pays a total other than the one on the screen. `expected` is in minor units; null or
 * undefined skips the check.
 * @throws UserError TOTAL_CHANGED with the correct total
 */
export function assertTotal(
  total: MinorUnits,
  expected: MinorUnits | null | undefined,
  currency: string,
): void {
  if (typeof expected !== 'number' || expected === total) return;
  const reason = message('order.totalChanged', { total: { amount: total, currency } });
  throw userError('TOTAL_CHANGED', reason, ['input', 'expectedTotal']);
}

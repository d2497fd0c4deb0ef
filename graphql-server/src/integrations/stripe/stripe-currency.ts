import { decimalsOf, isCurrency } from '../../shared/money/currency.ts';
import { PaymentRejectedError } from '../../modules/payments/provider/payment-provider.port.ts';
import type { ChargeTerms } from '../../modules/pricing/charge-terms.port.ts';

// Stripe's amounts are integers in a unit that is not always ISO 4217's minor unit. Source of all rules here:
// https://docs.stripe.com/currencies (zero-decimal, three-decimal and special cases, minimum and maximum
// amounts). HUF and TWD, also on that page, are special in payouts only.

/**
 * ISK and UGX have no decimals in practice, but two at Stripe, always 00; MGA, divided into fifths, has none
 * there.
 */
const OTHER_DECIMALS = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

/** Currencies with three decimals that Stripe supports. IQD and LYD are not among them. */
const THREE_DECIMALS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** The last digit of three-decimal amounts must be 0: card networks support only two decimals for them. */
const THREE_DECIMALS_STEP = 10;

/** Stripe's minimum charges in its own units, where they differ from LEAST_CHARGE. */
const LEAST_CHARGES = new Map([
  ['AED', 200],
  ['CZK', 1500],
  ['DKK', 250],
  ['GBP', 30],
  ['HKD', 400],
  ['HUF', 17_500],
  ['MXN', 1000],
  ['MYR', 200],
  ['NOK', 300],
  ['PLN', 200],
  ['RON', 200],
  ['SEK', 300],
  ['THB', 1000],
]);

/**
 * Half a dollar, euro or real; also 50 yen and won. For a currency without a minimum in Stripe's list, the
 * minimum of the account's own currency applies, which only Stripe knows.
 */
const LEAST_CHARGE = 50;

/** Eight digits, which every payment method supports. */
const MOST_CHARGE = 99_999_999;

/**
 * The number of decimals of a currency at Stripe; null when Stripe has no unit for it. Whether an account
 * supports a currency is not checked.
 */
export function stripeDecimals(currency: string): number | null {
  const decimals = decimalsOf(currency);
  if (decimals === 3 && !THREE_DECIMALS.has(currency)) return null;
  return OTHER_DECIMALS.get(currency) ?? decimals;
}

/**
 * The possible amounts of card payments at Stripe, in the currency's minor units; null for unsupported
 * currencies.
 */
export function stripeTerms(currency: string): ChargeTerms | null {
  const decimals = stripeDecimals(currency);
  if (decimals === null) return null;
  const unit = 10 ** (decimalsOf(currency) - decimals);
  const step = decimalsOf(currency) === 3 ? THREE_DECIMALS_STEP : Math.max(1, unit);
  const inSteps = (amount: number, round: (steps: number) => number) => round((amount * unit) / step) * step;
  return {
    min: inSteps(LEAST_CHARGES.get(currency) ?? LEAST_CHARGE, Math.ceil),
    max: inSteps(MOST_CHARGE, Math.floor),
    step,
  };
}

/**
 * Converts minor units to Stripe's units: 5 of ISK are 500. Never rounds. @throws PaymentRejectedError for
 * amounts that Stripe cannot represent
 */
export function toStripeAmount(amount: number, currency: string): number {
  const terms = stripeTerms(currency);
  if (terms && amount % terms.step === 0)
    return scaled(amount, (stripeDecimals(currency) ?? 0) - decimalsOf(currency));
  throw new PaymentRejectedError(`Stripe can not take ${amount} minor units of ${currency}.`, 'OTHER');
}

/**
 * Converts Stripe's units to minor units. A fraction of a minor unit, such as half an Icelandic krona, stays
 * a fraction: rounded, it could match the requested amount. An amount in an unknown currency is not
 * converted, because it matches no order anyway.
 */
export function fromStripeAmount(amount: number, currency: string): number {
  if (!isCurrency(currency)) return amount;
  return scaled(amount, decimalsOf(currency) - (stripeDecimals(currency) ?? decimalsOf(currency)));
}

function scaled(amount: number, digits: number): number {
  return digits < 0 ? amount / 10 ** -digits : amount * 10 ** digits;
}

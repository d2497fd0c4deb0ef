import { i18n } from '../i18n/i18n.ts';
import { decimalsOf } from './currency.ts';

const CART_DIGITS = 6;

/* Creating a formatter costs a hundred times more than using it, and a page shows dozens of prices. */
const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(
  currency: string,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = [locale, currency, ...Object.keys(options)].join(' ');
  const made = formats.get(key);
  if (made) return made;
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...options,
  });
  formats.set(key, format);
  return format;
}

function toDecimal(amount: number, currency: string): number {
  return amount / 10 ** decimalsOf(currency);
}

/** Formats minor units as a plain decimal for machines: 1990 becomes "19.90" in USD, "1990" in JPY. */
export function toDecimalText(amount: number, currency: string): string {
  return toDecimal(amount, currency).toFixed(decimalsOf(currency));
}

/**
 * Formats minor units with all decimals of the currency, so that prices look the same everywhere and align in
 * columns: 3600 becomes "$36.00", "¥3,600" or "KWD 3.600".
 */
export function formatMoney(amount: number, currency: string, locale: string = i18n.locale): string {
  return moneyFormat(currency, locale).format(toDecimal(amount, currency));
}

/**
 * Formats an amount for use in a sentence, without decimals if it is round: "all orders over $140". Not for
 * prices.
 */
export function formatRoundMoney(amount: number, currency: string): string {
  const format = moneyFormat(currency, i18n.locale, { trailingZeroDisplay: 'stripIfInteger' });
  return format.format(toDecimal(amount, currency));
}

/** Formats an amount compactly for a chart's axis: 1250000 becomes "$12.5K". */
export function formatCompactMoney(amount: number, currency: string): string {
  const options = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
  return moneyFormat(currency, i18n.locale, options).format(toDecimal(amount, currency));
}

/** Rounds an amount to 6 significant digits, for display only (specification 9): 12345.67 becomes 12345.7. */
export function toSixSignificant(amount: number): number {
  return Number(amount.toPrecision(CART_DIGITS));
}

/**
 * Formats minor units for the cart: rounded to 6 significant digits (specification 9). A rounded price has no
 * further digits, so that it does not look exact: 1234567 becomes "$12,345.7". Display only; stored and
 * charged amounts, and the totals below, are exact.
 */
export function formatCartMoney(amount: number, currency: string): string {
  const exact = toDecimal(amount, currency);
  const rounded = toSixSignificant(exact);
  if (rounded === exact) return formatMoney(amount, currency);
  return moneyFormat(currency, i18n.locale, { minimumFractionDigits: 0 }).format(rounded);
}

import { decimalsOf } from './currency.ts';

/** An amount as an integer of its currency's minor units: cents of USD, yen of JPY, fils of KWD. */
export type MinorUnits = number;

/** The maximum of any sum in the shop: PostgreSQL's integer, about 21 million dollars. */
export const MAX_AMOUNT: MinorUnits = 2_147_483_647;

/** An amount as a decimal number for the REST API: 1999 of USD is 19.99, of JPY 1999, of KWD 1.999. */
export function toDecimal(amount: MinorUnits, currency: string): number {
  return amount / 10 ** decimalsOf(currency);
}

/**
 * An amount with all decimals of its currency and nothing else, for machines: 1990 of USD is "19.90", of JPY
 * "1990".
 */
export function toDecimalText(amount: MinorUnits, currency: string): string {
  return toDecimal(amount, currency).toFixed(decimalsOf(currency));
}

/**
 * A decimal number as minor units, for example 19.99 of USD as 1999; null when it has more decimals than the
 * currency, is not finite, or is too large to be exact. Rounds before comparing, because 19.99 * 100 is
 * 1998.9999999999998.
 */
export function fromDecimal(decimal: number, currency: string): MinorUnits | null {
  const exact = decimal * 10 ** decimalsOf(currency);
  const amount = Math.round(exact);
  return Number.isSafeInteger(amount) && Math.abs(exact - amount) < 1e-6 ? amount : null;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount formatted for a locale (BCP 47): in en-US, 900 of USD is "$9.00", of JPY "¥900", of KWD "KWD
 * 0.900".
 */
export function formatMoney(amount: MinorUnits, currency: string, locale: string): string {
  const name = `${locale} ${currency}`;
  const format = formats.get(name) ?? makeFormat(currency, locale);
  formats.set(name, format);
  return format.format(toDecimal(amount, currency));
}

/* The decimals are set explicitly because Intl's defaults are not always those of ISO 4217. */
function makeFormat(currency: string, locale: string): Intl.NumberFormat {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/**
 * The discount in whole percent; null when the sale price is not lower, or by less than half a percent, where
 * a label would show "-0%".
 */
export function discountPercent(salePrice: MinorUnits, regularPrice: MinorUnits | null): number | null {
  if (regularPrice === null || regularPrice <= salePrice) return null;
  return Math.round(((regularPrice - salePrice) * 100) / regularPrice) || null;
}

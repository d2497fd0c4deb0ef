import { decimalsOf } from '../lib/currency.ts';

/** Whole units with or without grouping commas, then at most one decimal sign; a comma before one or two digits is one. */
const AMOUNT = /^(?<whole>\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(?<fraction>\d*)|,(?<comma>\d{1,2}))?$/u;

/**
 * Reads a typed amount ("36", "36.5", "1,234.50", "36,50") as minor units of `currency`, digit by digit: no
 * fraction is ever a binary one. Null for what is no amount, or has more decimals than the currency.
 */
export function parseMoney(text: string, currency: string): number | null {
  const { whole, fraction, comma } = AMOUNT.exec(text.trim())?.groups ?? {};
  if (whole === undefined) return null;
  const decimals = decimalsOf(currency);
  // Of 1,234 dinars nobody knows whether the comma groups thousands or begins three decimals.
  if (decimals === 3 && fraction === undefined && /^\d{1,3},\d{3}$/u.test(whole)) return null;
  const digits = fraction ?? comma ?? '';
  if (digits.length > decimals) return null;
  return Number(whole.replaceAll(',', '') + digits.padEnd(decimals, '0'));
}

/** Writes minor units as an amount to be edited: 3650 of USD is "36.50". The inverse of `parseMoney`. */
export function moneyInputText(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(amount);
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

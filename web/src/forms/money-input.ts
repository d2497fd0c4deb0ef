import { decimalsOf } from '../lib/currency.ts';

/**
 * A whole number with or without grouping commas, then at most one decimal separator. Without grouping
 * commas, a comma before one or two digits is a decimal separator.
 */
const AMOUNT =
  /^(?!.*,.*,\d{1,2}$)(?<whole>\d{1,9}|[1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.(?<fraction>\d*)|,(?<comma>\d{1,2}))?$/u;

/**
 * Parses a typed amount ("36", "36.5", "1,234.50", "36,50") to minor units of `currency`, digit by digit,
 * without floating-point arithmetic. Null for anything else, and for more decimals than the currency has.
 */
export function parseMoney(text: string, currency: string): number | null {
  const { whole, fraction, comma } = AMOUNT.exec(text.trim())?.groups ?? {};
  if (whole === undefined) return null;
  const decimals = decimalsOf(currency);
  // In 1,234 dinars the comma could group thousands or separate three decimals.
  if (decimals === 3 && fraction === undefined && /^\d{1,3},\d{3}$/u.test(whole)) return null;
  const digits = fraction ?? comma ?? '';
  if (digits.length > decimals) return null;
  return Number(whole.replaceAll(',', '') + digits.padEnd(decimals, '0'));
}

/** Formats minor units for editing: 3650 of USD becomes "36.50". The inverse of `parseMoney`. */
export function moneyInputText(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(amount);
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

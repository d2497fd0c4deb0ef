import type { Cents } from './money.ts';

/** Cents as people read them in the shop's language: 850 of USD is "$8.50". */
export function formatMoney(cents: Cents, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

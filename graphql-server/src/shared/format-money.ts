import type { Cents } from './money.ts';

/** Cents as people read them in the shop's language: 850 of USD is "$8.50", 900 is "$9". */
export function formatMoney(cents: Cents, currency: string): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-US', options).format(cents / 100);
}

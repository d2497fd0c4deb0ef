import type { OrderRow } from './order-sheet.ts';

/** Files of Shopify have `#` before each number, as screens do. */
export function numberOf({ values }: OrderRow): string {
  return values.number.replace(/^#\s*/, '');
}

export function shownNumber(number: string): string {
  return `#${number}`;
}

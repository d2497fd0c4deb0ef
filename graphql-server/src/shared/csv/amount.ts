const PLAIN = /^\d+([.,]\d+)?$/;
/** Groups of three digits, with one separator throughout, before decimals with another. */
const GROUPED = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;

/**
 * The number that an amount says; null if it says none. Without decimals, a single point or comma is that of
 * decimals: "1,234" may be meant as thousands, but has too many decimals for most currencies.
 */
export function readAmount(text: string): number | null {
  if (PLAIN.test(text)) return Number(text.replace(',', '.'));
  const separator = GROUPED.exec(text)?.[1];
  return separator === undefined ? null : Number(text.replaceAll(separator, '').replace(',', '.'));
}

/** Decimals of the minor units of ISO 4217 that are not two. */
const UNUSUAL_DECIMALS: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];

const unusual = new Map(
  UNUSUAL_DECIMALS.flatMap(([count, codes]) => codes.split(' ').map((code) => [code, count] as const)),
);

/**
 * How many decimals the minor unit of a currency has: 2 for USD, 0 for JPY, 3 for KWD. Intl doesn't say: it leaves the
 * decimals of 17 currencies out (HUF, IDR, IQD ...), and not every browser those of the same ones. The server has the
 * same table, and amounts are counted by it.
 */
export function decimalsOf(currency: string): number {
  return unusual.get(currency) ?? 2;
}

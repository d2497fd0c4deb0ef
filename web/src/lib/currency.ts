/** ISO 4217 currencies whose minor units do not have two decimals. */
const UNUSUAL_DECIMALS: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];

const unusual = new Map(
  UNUSUAL_DECIMALS.flatMap(([count, codes]) => codes.split(' ').map((code) => [code, count] as const)),
);

/**
 * The number of decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD. Intl is no source: it omits the
 * decimals of 17 currencies (HUF, IDR, IQD ...), and browsers differ. The server has the same table, and all
 * amounts depend on it.
 */
export function decimalsOf(currency: string): number {
  return unusual.get(currency) ?? 2;
}

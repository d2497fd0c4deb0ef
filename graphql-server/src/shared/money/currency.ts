/**
 * The currencies of ISO 4217 by the number of decimals of their minor unit, with recently retired ones (ANG,
 * BGN, HRK), whose orders must still be shown. Without funds codes, precious metals and test codes, because
 * nothing is priced in them.
 *
 * Intl cannot be the source: it follows everyday use, which for 17 of these (HUF, IDR, IQD, PKR ...) has
 * fewer decimals than the currency, and it differs between runtime versions. Stored amounts must not.
 */
const CODES_BY_DECIMALS: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [
    2,
    `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP
     CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IRR JMD KES
     KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK
     NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB
     TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
];

const decimals = new Map(
  CODES_BY_DECIMALS.flatMap(([count, codes]) => codes.split(/\s+/).map((code) => [code, count] as const)),
);

/** The codes of all supported currencies. */
export function allCurrencies(): string[] {
  return [...decimals.keys()];
}

/** Whether a code is a supported currency: ISO 4217, in capitals. */
export function isCurrency(code: string): boolean {
  return decimals.has(code);
}

/**
 * The number of decimals of a currency's minor unit: 2 for USD, 0 for JPY, 3 for KWD. @throws RangeError for
 * an unknown currency
 */
export function decimalsOf(currency: string): number {
  const count = decimals.get(currency);
  if (count === undefined) throw new RangeError(`${currency} is no currency of ISO 4217.`);
  return count;
}

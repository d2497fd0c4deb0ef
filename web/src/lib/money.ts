const DISPLAY_LOCALE = 'en-US';
const CART_DIGITS = 6;

interface MoneyFormat {
  format: Intl.NumberFormat;
  /** Never leaves decimals out. */
  fullFormat: Intl.NumberFormat;
  /** Rounds to the cart's digits, but never shows more decimals than the currency has. */
  cartFormat: Intl.NumberFormat;
  /** How many minor units make a major one: 100 for most currencies. */
  unit: number;
}

/* Making a formatter costs a hundred times more than using it, and a page shows dozens of prices. */
const formats = new Map<string, MoneyFormat>();

function moneyFormat(currency: string, locale: string): MoneyFormat {
  const key = `${locale} ${currency}`;
  const made = formats.get(key) ?? makeMoneyFormat(currency, locale);
  formats.set(key, made);
  return made;
}

function makeMoneyFormat(currency: string, locale: string): MoneyFormat {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const format = new Intl.NumberFormat(locale, options);
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 0;
  const cartFormat = new Intl.NumberFormat(locale, {
    ...options,
    maximumSignificantDigits: CART_DIGITS,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingPriority: 'lessPrecision',
  });
  const fullFormat = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return { format, fullFormat, cartFormat, unit: 10 ** decimals };
}

/** Writes an exact amount of minor units (`cents`) as people read it: 3600 is "$36", 3650 is "$36.50". */
export function formatMoney(cents: number, currency: string, locale: string = DISPLAY_LOCALE): string {
  const { format, unit } = moneyFormat(currency, locale);
  return format.format(cents / unit);
}

/** Writes an exact amount with all decimals of its currency, so that a column of amounts lines up: 3600 is "$36.00". */
export function formatFullMoney(cents: number, currency: string, locale: string = DISPLAY_LOCALE): string {
  const { fullFormat, unit } = moneyFormat(currency, locale);
  return fullFormat.format(cents / unit);
}

/** Rounds an amount to 6 significant digits, for display only (specification 9): 12345.67 becomes 12345.7. */
export function toSixSignificant(amount: number): number {
  return Number(amount.toPrecision(CART_DIGITS));
}

/**
 * Writes an amount of minor units as the cart shows it: rounded to 6 significant digits (specification 9), so 1234567
 * is "$12,345.7". Never use the result for anything but the screen; stored and charged amounts are exact.
 */
export function formatCartMoney(cents: number, currency: string, locale: string = DISPLAY_LOCALE): string {
  const { cartFormat, unit } = moneyFormat(currency, locale);
  return cartFormat.format(toSixSignificant(cents / unit));
}

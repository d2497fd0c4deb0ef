const DISPLAY_LOCALE = 'en-US';
const CART_DIGITS = 6;

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${currency} ${options.maximumSignificantDigits ?? 'exact'}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
    ...options,
  });
  formatters.set(key, made);
  return made;
}

function toMajorUnits(cents: number, format: Intl.NumberFormat): number {
  return cents / 10 ** fractionDigits(format);
}

/* A formatter's own digits can't be read back once significant digits are asked for, so the plain one tells. */
function fractionDigits(format: Intl.NumberFormat): number {
  const { currency, locale } = format.resolvedOptions();
  return formatter(currency ?? 'USD', locale, {}).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Writes an exact amount of minor units (`cents`) as people read it: 3600 is "$36", 3650 is "$36.50". */
export function formatMoney(cents: number, currency: string, locale: string = DISPLAY_LOCALE): string {
  const format = formatter(currency, locale, {});
  return format.format(toMajorUnits(cents, format));
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
  const plain = formatter(currency, locale, {});
  const format = formatter(currency, locale, {
    maximumSignificantDigits: CART_DIGITS,
    minimumFractionDigits: fractionDigits(plain),
    maximumFractionDigits: fractionDigits(plain),
    roundingPriority: 'lessPrecision',
  });
  return format.format(toSixSignificant(toMajorUnits(cents, plain)));
}

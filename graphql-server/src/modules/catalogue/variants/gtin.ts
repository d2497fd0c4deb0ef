/** The lengths of a GTIN, whose last digit is calculated from the others. */
const GTIN = /^(\d{8}|\d{12,14})$/;

/** Whether a number is as long as a GTIN, but has another check digit. */
export function hasWrongCheckDigit(barcode: string): boolean {
  if (!GTIN.test(barcode)) return false;
  const digits = [...barcode].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 !== 0;
}

/** Whether a barcode, which may be any text, is a GTIN: only that means anything outside the shop. */
export function isGtin(barcode: string | null): barcode is string {
  return barcode !== null && GTIN.test(barcode) && !hasWrongCheckDigit(barcode);
}

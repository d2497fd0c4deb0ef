/** Digits and letters without those that are easily confused when copied by hand (I, L, O, U). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 10;

/**
 * The bank transfer reference of an order, for example RF49G1D5H0P3K8: an ISO 11649 creditor reference, whose
 * two check digits let banks and accounting software detect typing errors. Derived from the random end of the
 * order's id, a UUIDv7.
 */
export function paymentReferenceOf(orderId: string): string {
  let rest = BigInt(`0x${orderId.replaceAll('-', '')}`);
  let body = '';
  while (body.length < LENGTH) {
    body = (ALPHABET[Number(rest % 32n)] ?? '') + body;
    rest /= 32n;
  }
  const checkDigits = 98 - remainder(`${body}RF00`);
  return `RF${String(checkDigits).padStart(2, '0')}${body}`;
}

/** Whether a text is a creditor reference with valid check digits. Ignores spaces. */
export function isPaymentReference(text: string): boolean {
  const reference = text.replaceAll(/\s/g, '').toUpperCase();
  return (
    /^RF\d\d[0-9A-Z]{1,21}$/.test(reference) && remainder(reference.slice(4) + reference.slice(0, 4)) === 1
  );
}

/** The text as a number, with A as 10 to Z as 35, modulo 97 (ISO 7064, MOD 97-10). */
function remainder(text: string): number {
  const digits = text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}

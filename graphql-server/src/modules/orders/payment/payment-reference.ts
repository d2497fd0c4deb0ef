/** Digits and letters without those that are easily confused when copied by hand (I, L, O, U). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 10;

/**
 * The reference to put on a bank transfer for an order, for example RF49G1D5H0P3K8: a creditor reference of
 * ISO 11649, whose two check digits let banks and accounting programs detect a typing error. It is made from
 * the random end of the order's id, a UUIDv7.
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

/** Whether a text is a creditor reference with correct check digits. Spaces are ignored. */
export function isPaymentReference(text: string): boolean {
  const reference = text.replaceAll(/\s/g, '').toUpperCase();
  return (
    /^RF\d\d[0-9A-Z]{1,21}$/.test(reference) && remainder(reference.slice(4) + reference.slice(0, 4)) === 1
  );
}

/** The number that the text represents, with A as 10 to Z as 35, modulo 97 (ISO 7064, MOD 97-10). */
function remainder(text: string): number {
  const digits = text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}

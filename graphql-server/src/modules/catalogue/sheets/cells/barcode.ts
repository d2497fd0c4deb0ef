import { type Message, message } from '../../../../shared/messages/message.ts';

/** What a spreadsheet makes of a long number; its other digits are lost. */
export const ROUNDED_NUMBER = /^\d([.,]\d+)?E\+\d+$/i;

/** The lengths of a GTIN, whose last digit is calculated from the others. */
const GTIN = /^(\d{8}|\d{12,14})$/;

/** What a spreadsheet has made of a barcode or a SKU; null if it is fine. `before` is the shop's. */
export function codeError(code: string, before: string): Message | null {
  if (code === before) return null;
  if (ROUNDED_NUMBER.test(code)) return message('productSheet.roundedCode');
  const isShortened = /^\d+$/.test(code) && before.replace(/^0+/, '') === code;
  return isShortened ? message('productSheet.zerosLost', { code: before }) : null;
}

/** Whether a number is as long as a GTIN, but has another check digit. */
export function hasWrongCheckDigit(barcode: string): boolean {
  if (!GTIN.test(barcode)) return false;
  const digits = [...barcode].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 !== 0;
}

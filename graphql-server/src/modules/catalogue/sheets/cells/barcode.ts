import { type Message, message } from '../../../../shared/messages/message.ts';

/** What a spreadsheet makes of a long number; its other digits are lost. */
export const ROUNDED_NUMBER = /^\d([.,]\d+)?E\+\d+$/i;

/** The lengths of a GTIN, whose last digit is calculated from the others. */
const GTIN = /^(\d{8}|\d{12,14})$/;

/** What a spreadsheet has made of a barcode; null if it is fine. `before` is the one that the shop has. */
export function barcodeError(barcode: string, before: string): Message | null {
  if (barcode === before) return null;
  if (ROUNDED_NUMBER.test(barcode)) return message('productSheet.roundedBarcode');
  const isShortened = /^\d+$/.test(barcode) && before.replace(/^0+/, '') === barcode;
  return isShortened ? message('productSheet.zerosLost', { barcode: before }) : null;
}

/** Whether a number is as long as a GTIN, but has another check digit. */
export function hasWrongCheckDigit(barcode: string): boolean {
  if (!GTIN.test(barcode)) return false;
  const digits = [...barcode].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 !== 0;
}

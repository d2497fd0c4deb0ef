import { type Message, message } from '../../../../shared/messages/message.ts';

/** What a spreadsheet makes of a long number; its other digits are lost. */
export const ROUNDED_NUMBER = /^\d([.,]\d+)?E\+\d+$/i;

/** What a spreadsheet has made of a barcode or a SKU; null if it is fine. `before` is the shop's. */
export function codeError(code: string, before: string): Message | null {
  if (code === before) return null;
  if (ROUNDED_NUMBER.test(code)) return message('productSheet.roundedCode');
  const isShortened = /^\d+$/.test(code) && before.replace(/^0+/, '') === code;
  return isShortened ? message('productSheet.zerosLost', { code: before }) : null;
}

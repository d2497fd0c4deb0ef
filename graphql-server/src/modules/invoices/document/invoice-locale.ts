import { enUs, type Locale } from '../../../shared/messages/locale.ts';
import type { InvoiceData } from '../invoice-data.ts';

/** The language of an invoice. Its dates are calendar days, which no time zone moves. */
export function invoiceLocale({ locale }: InvoiceData): Locale {
  return { ...enUs, tag: locale };
}

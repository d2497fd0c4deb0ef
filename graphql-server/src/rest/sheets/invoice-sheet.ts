import type { z } from 'zod';
import type { Invoice } from '../../modules/invoices/invoice-query.ts';
import type { CsvFile, CsvValue } from '../../shared/csv/csv.ts';
import { toDecimalText } from '../../shared/money/money.ts';
import type { RestContext } from '../rest-context.ts';
import type { bookingQuery } from './booking-sheet.ts';

// Issued documents for an accountant. Names and values are the same in every language; add new columns at the
// end.

const columns = [
  ...['Number', 'Document', 'Date', 'Corrects', 'Order', 'Order date', 'Customer', 'Country', 'VAT number'],
  ...['Currency', 'Net', 'Tax', 'Gross', 'Tax name', 'Tax percent', 'Reverse charge', 'Total', 'PDF'],
];

/**
 * Invoices and credit notes issued in a period, oldest first, with a row for each tax. Amounts of credit
 * notes are negative, so that columns add up; the total is in the first row of each.
 */
export function exportInvoices(
  { services }: RestContext,
  { from, to }: z.output<typeof bookingQuery>,
): Promise<CsvFile> {
  const { bookings, invoices, invoiceFiles } = services;
  const span = bookings.spanOf({ from, to });
  async function* pages() {
    for await (const page of invoices.issuedBetween(span))
      yield page.flatMap((invoice) => toRows(invoice, invoiceFiles.urlOf(invoice.id)));
  }
  return Promise.resolve({ name: `invoices-${from}-${to}.csv`, columns, pages: pages() });
}

function toRows({ data, series }: Invoice, url: string): CsvValue[][] {
  const isInvoice = series === 'INVOICE';
  const amount = (value: number) => toDecimalText(isInvoice ? value : -value, data.currencyCode);
  const untaxed = data.netTotal - data.taxes.reduce((sum, { net }) => sum + net, 0);
  const sums = [
    ...data.taxes,
    ...(untaxed === 0 && data.taxes.length > 0 ? [] : [{ name: null, rate: null, net: untaxed, amount: 0 }]),
  ];
  return sums.map(({ name, rate, net, amount: tax }, index) => [
    ...[data.number, isInvoice ? 'Invoice' : 'Credit note', data.issuedOn, data.corrects?.number ?? null],
    ...[data.orderNumber, data.orderedOn, data.buyer.name, data.buyer.countryCode, data.buyer.vatNumber],
    ...[data.currencyCode, amount(net), amount(tax), amount(net + tax), name],
    rate === null ? null : rate / 1000,
    data.isReverseCharge ? 'yes' : 'no',
    index === 0 ? amount(data.total) : null,
    url,
  ]);
}

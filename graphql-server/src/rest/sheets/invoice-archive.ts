import type { z } from 'zod';
import type { RestContext } from '../rest-context.ts';
import type { bookingQuery } from './booking-sheet.ts';
import { exportInvoices } from './invoice-sheet.ts';
import { csvText } from './send-csv.ts';
import type { ZipFile } from './send-zip.ts';

const folders = { INVOICE: 'invoices', CREDIT_NOTE: 'credit-notes' } as const;

/**
 * The sheet of the invoices and credit notes issued in a period, and their PDFs, oldest first.
 * @throws UserError INVALID_VALUE if there are too many
 */
export async function exportInvoiceArchive(
  context: RestContext,
  { from, to }: z.output<typeof bookingQuery>,
): Promise<ZipFile> {
  const { bookings, invoices, invoiceFiles } = context.services;
  const span = bookings.spanOf({ from, to });
  await invoices.assertFewIssued(span);
  const sheet = await exportInvoices(context, { from, to });
  async function* entries() {
    yield { name: sheet.name, content: csvText(sheet) };
    for await (const page of invoices.issuedBetween(span)) {
      for (const invoice of page) {
        const { name, content } = await invoiceFiles.open(invoice);
        yield { name: `${folders[invoice.series]}/${name}`, content: [content] };
      }
    }
  }
  return { name: `invoices-${from}-${to}.zip`, entries: entries() };
}

import type { z } from 'zod';
import type { RestContext } from '../rest-context.ts';
import type { bookingQuery } from './booking-sheet.ts';
import { exportInvoices } from './invoice-sheet.ts';
import { csvText } from './send-csv.ts';
import type { ZipFile } from './send-zip.ts';

const folders = { INVOICE: 'invoices', CREDIT_NOTE: 'credit-notes' } as const;

/**
 * The sheet of the invoices and credit notes issued in a period, and their PDFs, oldest first. `missing.txt`
 * has the numbers of those whose PDF can't be read now.
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
    const names = new Set<string>();
    const missing: string[] = [];
    for await (const page of invoices.issuedBetween(span)) {
      for (const invoice of page) {
        const file = await invoiceFiles.open(invoice);
        if (file)
          yield {
            name: uniqueName(`${folders[invoice.series]}/${file.name}`, names),
            content: [file.content],
          };
        else missing.push(invoice.name);
      }
    }
    if (missing.length > 0) yield { name: 'missing.txt', content: [Buffer.from(`${missing.join('\n')}\n`)] };
  }
  return { name: `invoices-${from}-${to}.zip`, entries: entries() };
}

/** Prefixes that differ only by a slash, which a file name can't have, can give two files one name. */
function uniqueName(name: string, names: Set<string>): string {
  let unique = name;
  for (let count = 2; names.has(unique); count++) unique = name.replace(/\.pdf$/, ` (${count}).pdf`);
  names.add(unique);
  return unique;
}

import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { InvoiceSeries } from './invoice.entity.ts';
import type { InvoiceData } from './invoice-data.ts';
import type { InvoicesDatabase } from './invoices.tables.ts';

/** An invoice or a credit note, as issued; amounts in minor units. */
export interface Invoice {
  id: string;
  series: InvoiceSeries;
  /** Such as INV-0001. */
  name: string;
  orderId: string;
  refundId: string | null;
  currencyCode: string;
  total: number;
  data: InvoiceData;
  issuedAt: Date;
}

export function selectInvoices(em: EntityManager) {
  return em
    .getKysely<InvoicesDatabase>()
    .selectFrom('invoices')
    .orderBy('issued_at')
    .orderBy('series', 'desc')
    .orderBy('number')
    .select(['id', 'series', 'name', 'order_id', 'refund_id', 'currency', 'total', 'data', 'issued_at']);
}

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['executeTakeFirstOrThrow']>>;

export function toInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    series: row.series,
    name: row.name,
    orderId: row.order_id,
    refundId: row.refund_id,
    currencyCode: row.currency,
    total: row.total,
    data: row.data,
    issuedAt: new Date(row.issued_at),
  };
}

/** Invoices and credit notes of orders, oldest first, in one statement. */
export async function findInvoices(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, Invoice[]>> {
  const rows = await selectInvoices(em).where('order_id', 'in', orderIds).execute();
  return Map.groupBy(rows.map(toInvoice), ({ orderId }) => orderId);
}

const PAGE = 500;

/** Invoices and credit notes issued from one instant up to another (exclusive), oldest first, in pages. */
export async function* findIssuedBetween(
  em: EntityManager,
  { start, end }: { start: Date; end: Date },
): AsyncGenerator<Invoice[]> {
  const between = selectInvoices(em).where('issued_at', '>=', start).where('issued_at', '<', end);
  // Documents are only added, and later than those before them.
  for (let offset = 0; ; offset += PAGE) {
    const rows = await between.offset(offset).limit(PAGE).execute();
    yield rows.map(toInvoice);
    if (rows.length < PAGE) return;
  }
}

export async function countIssuedBetween(
  em: EntityManager,
  { start, end }: { start: Date; end: Date },
): Promise<number> {
  const { count } = await em
    .getKysely<InvoicesDatabase>()
    .selectFrom('invoices')
    .where('issued_at', '>=', start)
    .where('issued_at', '<', end)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The next number of a series. It locks the series until the transaction ends: if that fails, the number is
 * given to the next one, so there is never a gap.
 */
export async function drawNumber(em: EntityManager, series: InvoiceSeries): Promise<number> {
  const { last_number: number } = await em
    .getKysely<InvoicesDatabase>()
    .updateTable('invoice_counters')
    .where('series', '=', series)
    .set({ last_number: sql<number>`last_number + 1` })
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Whether an invoice or credit note has this number, such as one with an earlier prefix. */
export async function isNameTaken(em: EntityManager, name: string): Promise<boolean> {
  const row = await em
    .getKysely<InvoicesDatabase>()
    .selectFrom('invoices')
    .where('name', '=', name)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

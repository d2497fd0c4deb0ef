import { expect } from 'vitest';
import { checkIntegrity } from '../db/check-integrity.ts';
import { InvoiceEntity } from '../modules/invoices/invoice.entity.ts';
import type { Message } from '../modules/webhooks/webhook-messages.fixtures.ts';
import type { CardShop } from '../test/card-shop.ts';
import { ReadAuditEntries, ReadRevenueReport } from '../test/documents.generated.ts';
import { ledgerOf } from '../test/ledger.ts';
import type { Person } from '../test/users.ts';
import type { WalkedProduct } from './order-parts.fixtures.ts';
import type { OrderWalk } from './order-walk.fixtures.ts';

// Compares what the shop keeps beside its orders with the models of the orders.

const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);

/** The day of the test clock; the orders of all walks are placed on it. */
const TODAY = '2026-11-20';

/** The ledger and the stock of each product, against what the orders hold. */
export async function compareStock(
  shop: CardShop,
  walks: readonly OrderWalk[],
  products: readonly WalkedProduct[],
  before: number,
): Promise<void> {
  for (const { id } of products) {
    const lines = walks.flatMap(({ model }) =>
      model.lines.filter(({ product }) => product.id === id).map((line) => model.held(line)),
    );
    const stock = before - sum(lines);
    expect(await ledgerOf(shop, id), walks.at(-1)?.about).toMatchObject({ stock, sum: stock });
  }
}

/** What the provider charged and gave back for an order. */
export function compareProvider({ gateway }: CardShop, { id, model, about }: OrderWalk): void {
  if (model.method !== 'CARD') return;
  const sessions = [...gateway.sessions.values()].filter(({ reference }) => reference === id);
  const paid = sessions.filter(({ paymentStatus }) => paymentStatus === 'PAID');
  const ids = paid.map(({ paymentId }) => paymentId);
  const refunds = [...gateway.refunds.values()].filter(({ paymentId }) => ids.includes(paymentId));
  expect(sum(paid.map(({ amountTotal }) => amountTotal ?? 0)), about).toBe(model.charged);
  expect(sum(refunds.map(({ amount }) => amount)), about).toBe(model.givenBack);
}

/** How often each event was sent; `order.updated` is not one of them. */
export function compareMessages({ id, model, seen, about }: OrderWalk, messages: readonly Message[]): void {
  const own = messages.filter(({ data }) => data['order']?.['id'] === id);
  const counts = [...Map.groupBy(own, ({ type }) => type)].map(([type, { length }]) => [type, length]);
  const invoices = seen.invoices.length > 0 ? [['invoice.created', seen.invoices.length]] : [];
  const expected = [...model.events].filter(([type]) => type !== 'order.updated');
  expect(counts.sort(), about).toEqual([...expected, ...invoices].sort());
}

/** Each step by staff is in the audit log, with a request of its own, and nothing else is. */
export async function compareAudit(
  { client }: CardShop,
  staff: Person,
  { id, model, about }: OrderWalk,
): Promise<void> {
  const filter = { subjectId: id, actorId: staff.userId };
  const { auditEntries } = await client.data(ReadAuditEntries, { filter }, staff.token);
  expect(new Set(auditEntries.nodes.map(({ requestId }) => requestId)).size, about).toBe(model.staffSteps);
}

/** The invoice less its credit notes is what the customer has paid and not got back, or still has to pay. */
export async function compareInvoices(shop: CardShop, { id, model, about }: OrderWalk): Promise<void> {
  const documents = await shop.app.orm.em.fork().find(InvoiceEntity, { order: id });
  for (const { data, total } of documents) {
    expect(data.netTotal + data.taxTotal, about).toBe(total);
    expect(sum(data.taxes.map(({ amount }) => amount)), about).toBe(data.taxTotal);
    expect(sum(data.taxes.map(({ net }) => net)), about).toBeLessThanOrEqual(data.netTotal);
  }
  const [invoice] = documents.filter(({ series }) => series === 'INVOICE');
  if (!invoice || model.wasVoid) return;
  const credited = sum(documents.filter(({ series }) => series !== 'INVOICE').map(({ total }) => total));
  expect(invoice.total - credited, `${about}: invoiced`).toBe(model.owed);
}

/** Numbers of both series have no gaps. */
export async function compareNumbers(shop: CardShop): Promise<void> {
  for (const series of ['INVOICE', 'CREDIT_NOTE'] as const) {
    const documents = await shop.app.orm.em
      .fork()
      .find(InvoiceEntity, { series }, { orderBy: { number: 'asc' } });
    expect(documents.map(({ number }) => number)).toEqual(documents.map((_, index) => index + 1));
  }
}

/** The accountant's file: money is what came in less what went back, sales what is left of them. */
export async function compareBookings(
  shop: CardShop,
  staff: Person,
  walks: readonly OrderWalk[],
): Promise<void> {
  const path = `/api/exports/bookings.csv?from=${TODAY}&to=${TODAY}`;
  const { body } = await shop.client.rest<string>(path, { token: staff.token });
  const rows = body.trim().split('\n').slice(1);
  const cells = rows.map((row) => row.split(','));
  const byOrder = Map.groupBy(cells, ([, , , number]) => number);
  for (const { model, seen, about } of walks) {
    const own = byOrder.get(seen.number) ?? [];
    const cents = (column: number) => sum(own.map((row) => Math.round(Number(row[column] || 0) * 100)));
    const bookings = own.map((row) => row.join(' ')).join('\n');
    expect(cents(11), `${about}: money of\n${bookings}`).toBe(model.booked);
    expect(cents(8), `${about}: sales of\n${bookings}`).toBe(model.sold);
    expect(cents(6) + cents(7), about).toBe(cents(8));
  }
}

/** Gross revenue are all orders that are not canceled, net revenue what was not given back of them. */
export async function compareRevenue(
  shop: CardShop,
  staff: Person,
  walks: readonly OrderWalk[],
): Promise<void> {
  await shop.app.jobs.run('revenue-sums');
  const period = { from: TODAY, to: TODAY };
  const variables = { period, sort: 'REVENUE' as const };
  const { revenueReport } = await shop.client.data(ReadRevenueReport, variables, staff.token);
  const models = walks.map(({ model }) => model).filter(({ status }) => status !== 'CANCELLED');
  expect(revenueReport.figures).toMatchObject({
    orders: models.length,
    grossRevenue: sum(models.map(({ total }) => total)),
    netRevenue: sum(models.map((model) => model.total - model.taken)),
  });
}

export async function expectIntegrity({ app }: CardShop, about: string): Promise<void> {
  expect(await checkIntegrity(app.orm.em.fork()), about).toEqual([]);
}

import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { type UserErrorIssue, userError } from '../../errors.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { enUs, formatMessage, formatValue } from '../../shared/messages/locale.ts';
import { message } from '../../shared/messages/message.ts';
import { newId } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { type LocalDate, localDateAt } from '../../shared/time/local-date.ts';
import { type CustomField, fieldsOf } from '../custom-fields/custom-fields.ts';
import { publicFieldTexts } from '../custom-fields/field-texts.ts';
import { paymentMethodNames } from '../orders/emails/order-email.ts';
import type { OrderEmailService } from '../orders/emails/order-email.service.ts';
import type { Order, OrderEvent } from '../orders/order.ts';
import type { OrderService } from '../orders/order.service.ts';
import { findAdjustments, findEvents, findLines } from '../orders/search/order-parts-query.ts';
import { lockAnyOrder, selectOrders, toOrder } from '../orders/search/order-query.ts';
import { findShipments } from '../orders/shipments/shipment-query.ts';
import { findRefunds } from '../payments/refunds/refund-query.ts';
import type { OrderRefund } from '../payments/refunds/refund-rules.ts';
import { creditNoteOf } from './credit-note-rules.ts';
import { toEn16931 } from './document/en16931.ts';
import type { InvoiceData } from './invoice-data.ts';
import {
  countIssuedBetween,
  drawNumber,
  findInvoices,
  findIssuedBetween,
  isNameTaken,
  type Invoice,
} from './invoice-query.ts';
import { invoiceOf, invoiceProblem, isInvoiceDue, type OrderToInvoice } from './invoice-rules.ts';
import { InvoiceEntity, type InvoiceSeries } from './invoice.entity.ts';
import type { InvoicesDatabase } from './invoices.tables.ts';
import type { InvoiceSettings } from './invoices.settings.ts';

/** Numbers have at least so many digits. */
const MIN_DIGITS = 4;

/** PDFs in a ZIP file: some 150 MB, for which a storage that takes 50 ms each needs four minutes. */
const MAX_FILES = 5000;

/** What invoices are issued by. */
interface InvoiceTerms {
  settings: InvoiceSettings;
  timeZone: string;
  fields: readonly CustomField[];
  baseUrl: string;
}

/** Issues invoices and credit notes, each in the transaction that draws its number. */
export class InvoiceService {
  private readonly ofOrders = createLoader<Invoice[]>((ids) => findInvoices(this.em, ids), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly orderEmails: OrderEmailService,
    private readonly terms: InvoiceTerms,
  ) {}

  /** Invoices and credit notes of an order, oldest first; one statement for a page of orders. */
  async of(orderId: string): Promise<Invoice[]> {
    return this.ofOrders.load(orderId);
  }

  /** Invoices and credit notes issued from one instant up to another (exclusive), oldest first, in pages. */
  issuedBetween(span: { start: Date; end: Date }): AsyncGenerator<Invoice[]> {
    return findIssuedBetween(this.em, span);
  }

  /** @throws UserError INVALID_VALUE if more were issued than the PDFs that fit in one file */
  async assertFewIssued(span: { start: Date; end: Date }): Promise<void> {
    const count = await countIssuedBetween(this.em, span);
    if (count > MAX_FILES)
      throw userError('INVALID_VALUE', message('invoice.tooMany', { count, most: MAX_FILES }), ['to']);
  }

  /** Why no invoice can be issued for an order; null if one can, or if it has one. */
  async problemOf(order: Order): Promise<UserErrorIssue | null> {
    if ((await this.of(order.id)).length > 0) return null;
    const problem = invoiceProblem(order, this.terms.settings);
    return problem && { code: 'NOT_INVOICEABLE', message: problem, field: null };
  }

  /**
   * Issues the invoice of an order, and credit notes for what was refunded. An order that has an invoice
   * keeps it.
   * @throws UserError NOT_FOUND, or NOT_INVOICEABLE with the reason; RequestError UNAVAILABLE
   */
  async issue(orderId: string): Promise<Order> {
    await retryTransaction(this.em, async (em) => {
      await lockAnyOrder(em, orderId);
      await this.issueInvoice(em, orderId);
    });
    return this.orders.get(orderId);
  }

  /**
   * Issues what an order needs since it changed: its invoice, at the moment that the settings say, and credit
   * notes for what was refunded.
   */
  async catchUp(orderId: string): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await lockAnyOrder(em, orderId);
      await em.getKysely<InvoicesDatabase>().deleteFrom('invoice_tasks').where('id', '=', orderId).execute();
      const order = await readOrder(em, orderId);
      const { settings } = this.terms;
      const isDue = isInvoiceDue(order, settings) && !invoiceProblem(order, settings);
      if (isDue) return this.issueInvoice(em, orderId);
      const [invoice, ...notes] = (await findInvoices(em, [orderId])).get(orderId) ?? [];
      if (invoice) await this.issueCreditNotes(em, order, invoice, notes);
    });
  }

  /** In a transaction that has locked the order. */
  private async issueInvoice(em: EntityManager, orderId: string): Promise<void> {
    const order = await readOrder(em, orderId);
    const [issued, ...notes] = (await findInvoices(em, [orderId])).get(orderId) ?? [];
    if (issued) return this.issueCreditNotes(em, order, issued, notes);
    const problem = invoiceProblem(order, this.terms.settings);
    if (problem) throw userError('NOT_INVOICEABLE', problem, ['orderId']);
    const source = await this.read(em, order);
    const invoice = await this.add(em, 'INVOICE', { orderId }, (name, issuedOn) =>
      invoiceOf(source, { number: name, issuedOn, locale: enUs.tag, seller: this.terms.settings }),
    );
    await this.issueCreditNotes(em, order, invoice, []);
  }

  /**
   * Credit notes for refunds that are done, up to what was invoiced, and for an order
   * that nobody has to pay.
   */
  private async issueCreditNotes(
    em: EntityManager,
    order: Order,
    invoice: Invoice,
    earlier: readonly Invoice[],
  ): Promise<void> {
    const notes = [...earlier];
    const credited = new Set(notes.map(({ refundId }) => refundId));
    const adjustmentName = formatMessage(enUs, message('invoice.adjustment'));
    const lineIds = ((await findLines(em, [order.id])).get(order.id) ?? []).map(({ id }) => id);
    const refunds = (await findRefunds(em, [order.id])).get(order.id) ?? [];
    const isDone = ({ state, surplus, amount }: OrderRefund) => state === 'DONE' && !surplus && amount > 0;
    for (const refund of refunds.filter(isDone)) {
      if (credited.has(refund.id)) continue;
      const before = refunds.filter(({ id }) => credited.has(id)).flatMap(({ lines }) => lines);
      const lines = refund.lines.map(({ orderLineId, quantity }) => ({
        index: lineIds.indexOf(orderLineId),
        quantity,
        before: before
          .filter((line) => line.orderLineId === orderLineId)
          .reduce((units, line) => units + line.quantity, 0),
      }));
      const amount = Math.min(refund.amount, invoice.total - sumOf(notes));
      if (amount <= 0) continue;
      const { reason } = refund;
      const data = notes.map((note) => note.data);
      const links = { orderId: order.id, refundId: refund.id, correctsId: invoice.id };
      const note = await this.add(em, 'CREDIT_NOTE', links, (number, issuedOn) =>
        creditNoteOf(invoice.data, { amount, reason, lines }, data, { number, issuedOn, adjustmentName }),
      );
      notes.push(note);
      credited.add(refund.id);
    }
    const amount = invoice.total - sumOf(notes);
    if (amount <= 0 || !isVoid(order)) return;
    const reason = formatMessage(enUs, message('invoice.orderCanceled'));
    const data = notes.map((note) => note.data);
    await this.add(em, 'CREDIT_NOTE', { orderId: order.id, correctsId: invoice.id }, (number, issuedOn) =>
      creditNoteOf(invoice.data, { amount, reason, lines: [] }, data, { number, issuedOn, adjustmentName }),
    );
  }

  /** Draws the number and stores what is issued under it. @throws UserError NOT_INVOICEABLE */
  private async add(
    em: EntityManager,
    series: InvoiceSeries,
    links: { orderId: string; refundId?: string; correctsId?: string },
    dataOf: (name: string, issuedOn: LocalDate) => InvoiceData,
  ): Promise<Invoice> {
    const { orderId, refundId = null, correctsId = null } = links;
    const { invoicePrefix, creditNotePrefix } = this.terms.settings;
    const number = await drawNumber(em, series);
    // After the lock, so that days never go back while numbers go up.
    const issuedAt = this.clock();
    const prefix = series === 'INVOICE' ? invoicePrefix : creditNotePrefix;
    const name = prefix + String(number).padStart(MIN_DIGITS, '0');
    if (await isNameTaken(em, name))
      throw userError('NOT_INVOICEABLE', message('invoice.nameTaken', { name }), ['orderId']);
    const data = dataOf(name, localDateAt(issuedAt, this.terms.timeZone));
    assertRenderable(data);
    const { currencyCode: currency, total } = data;
    const id = newId();
    await em.insert(InvoiceEntity, {
      id,
      series,
      number,
      name,
      currency,
      total,
      data,
      issuedAt,
      order: orderId,
      refund: refundId,
      corrects: correctsId,
    });
    await this.orderEmails.add(em, { kind: 'INVOICE_ISSUED', orderId, invoiceId: id });
    return { id, series, name, orderId, refundId, currencyCode: currency, total, data, issuedAt };
  }

  private async read(em: EntityManager, order: Order): Promise<OrderToInvoice> {
    const { id, currencyCode: currency, paymentMethod } = order;
    const { timeZone, baseUrl, fields } = this.terms;
    const lines = (await findLines(em, [id])).get(id) ?? [];
    const adjustments = (await findAdjustments(em, [id])).get(id) ?? [];
    const history = (await findEvents(em, [id])).get(id) ?? [];
    const shipments = (await findShipments(em, [id])).get(id) ?? [];
    const sentAt = order.shipmentState === 'ALL' ? shipments.at(-1)?.createdAt : undefined;
    const deliveredAt = deliveryMoment(history) ?? sentAt;
    const ofLines = fieldsOf(fields, 'ORDER_LINE');
    return {
      order,
      lines,
      adjustments,
      fieldTexts: ({ customFields }) =>
        publicFieldTexts(ofLines, customFields, { currency, baseUrl }).map(
          ({ label, value }) => `${label}: ${formatValue(enUs, value)}`,
        ),
      orderedOn: localDateAt(order.createdAt, timeZone),
      deliveredOn: deliveredAt ? localDateAt(deliveredAt, timeZone) : null,
      paymentMethod: formatMessage(enUs, paymentMethodNames[paymentMethod]),
    };
  }
}

/** @throws UserError NOT_INVOICEABLE if the amounts don't add up, before the number is taken */
function assertRenderable(data: InvoiceData): void {
  try {
    toEn16931(data);
  } catch {
    throw userError('NOT_INVOICEABLE', message('invoice.wrongSums'), ['orderId']);
  }
}

function sumOf(notes: readonly Invoice[]): number {
  return notes.reduce((sum, { total }) => sum + total, 0);
}

/** Whether nothing was paid of an order that was canceled or came back, and nothing has to be. */
function isVoid({ status, paymentState, shipmentState }: Order): boolean {
  if (paymentState !== 'UNPAID') return false;
  return status === 'RETURNED' || (status === 'CANCELLED' && shipmentState === 'NONE');
}

/** When an order became delivered; null when it is not. */
function deliveryMoment(history: readonly OrderEvent[]): Date | null {
  const since = history.findLastIndex(({ status }) => status !== 'DELIVERED') + 1;
  return history[since]?.createdAt ?? null;
}

async function readOrder(em: EntityManager, id: string): Promise<Order> {
  return toOrder(await selectOrders(em.getKysely()).where('orders.id', '=', id).executeTakeFirstOrThrow());
}

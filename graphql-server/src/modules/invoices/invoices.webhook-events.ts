import { z } from 'zod';
import type { Scope } from '../../core/define-module.ts';
import { id as idSchema, moment } from '../events/payload-parts.ts';
import { exampleIds, webhookEventsOf } from '../events/webhook-event.ts';
import { exampleOrder } from '../orders/webhook-payloads/example-order.ts';
import { loadWholeOrders } from '../orders/webhook-payloads/load-orders.ts';
import { orderData, presentOrder } from '../orders/webhook-payloads/order-payload.ts';
import { type Invoice, selectInvoices, toInvoice } from './invoice-query.ts';
import { invoiceSeries } from './invoice.entity.ts';

const invoiceData = orderData.extend({
  invoice: z.object({
    id: idSchema,
    series: z.enum(invoiceSeries),
    number: z.string().describe('Its number as printed.'),
    correctedNumber: z.string().nullable().describe('Of a credit note: the number of the invoice.'),
    total: z.int().describe('With tax, in minor units of the order’s currency; positive.'),
    issuedAt: moment,
  }),
});

interface IssuedInvoice extends Pick<Invoice, 'id' | 'series' | 'name' | 'total' | 'issuedAt'> {
  correctedNumber: string | null;
}

function presentInvoice({ id, series, name, total, issuedAt, correctedNumber }: IssuedInvoice) {
  return { id, series, number: name, correctedNumber, total, issuedAt: issuedAt.toISOString() };
}

async function loadInvoices(scope: Scope, ids: readonly string[]) {
  const rows = await selectInvoices(scope.em).where('id', 'in', ids).execute();
  const invoices = rows.map(toInvoice);
  const orders = await loadWholeOrders(
    scope,
    invoices.map(({ orderId }) => orderId),
  );
  return { invoices: new Map(invoices.map((each) => [each.id, each])), orders };
}

const invoiceEvent = webhookEventsOf({ permission: 'orders:read', load: loadInvoices });

export const invoicesWebhookEvents = {
  'invoice.created': invoiceEvent({
    data: invoiceData.describe('An invoice or a credit note was issued.'),
    buildData({ invoices, orders }, subjectId) {
      const invoice = invoices.get(subjectId);
      const whole = invoice && orders.get(invoice.orderId);
      if (!whole) return null;
      const correctedNumber = invoice.data.corrects?.number ?? null;
      const data = { order: presentOrder(whole), invoice: presentInvoice({ ...invoice, correctedNumber }) };
      return { data, customerId: whole.order.userId };
    },
    example: (terms) => ({
      order: exampleOrder(terms, { status: 'DELIVERED', paymentState: 'PAID' }),
      invoice: presentInvoice({
        id: exampleIds.invoice,
        series: 'INVOICE',
        name: 'INV-0001',
        total: 4848,
        issuedAt: terms.now,
        correctedNumber: null,
      }),
    }),
  }),
} as const;

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderEntity } from '../orders/order.entity.ts';
import { RefundEntity } from '../payments/refunds/refund.entity.ts';
import type { InvoiceData } from './invoice-data.ts';

/** Invoices and credit notes are numbered separately. */
export const invoiceSeries = ['INVOICE', 'CREDIT_NOTE'] as const;
export type InvoiceSeries = (typeof invoiceSeries)[number];

/** An invoice or a credit note, as issued. The database rejects changing or deleting it. */
export const InvoiceEntity = defineEntity({
  name: 'Invoice',
  tableName: 'invoices',
  properties: {
    id: p.uuid().primary(),
    series: p.enum(invoiceSeries),
    /** Without gaps in its series. */
    number: p.integer(),
    /** What is printed, such as INV-0001. */
    name: p.text(),
    order: () => p.manyToOne(OrderEntity),
    /** What a credit note is for; null for an order that was canceled before it was paid. */
    refund: () => p.manyToOne(RefundEntity).nullable(),
    /** The invoice that a credit note corrects. */
    corrects: () => p.manyToOne(InvoiceEntity).nullable(),
    /** ISO 4217. */
    currency: p.text(),
    /** In minor units; positive for credit notes too. */
    total: p.integer(),
    data: p.json().$type<InvoiceData>(),
    issuedAt: p.datetime(),
  },
});

export type InvoiceEntity = InferEntity<typeof InvoiceEntity>;

/** The PDF of an invoice, which the storage has under its hash. Rows are only added. */
export const InvoiceFileEntity = defineEntity({
  name: 'InvoiceFile',
  tableName: 'invoice_files',
  properties: {
    invoice: () => p.manyToOne(InvoiceEntity).primary(),
    /** In hexadecimal digits. */
    sha256: p.text(),
    /** In bytes. */
    size: p.integer(),
    createdAt: p.datetime(),
  },
});

export type InvoiceFileEntity = InferEntity<typeof InvoiceFileEntity>;

/** The last number of each series. */
export const InvoiceCounterEntity = defineEntity({
  name: 'InvoiceCounter',
  tableName: 'invoice_counters',
  properties: {
    series: p.enum(invoiceSeries).primary(),
    lastNumber: p.integer().default(0),
  },
});

export type InvoiceCounterEntity = InferEntity<typeof InvoiceCounterEntity>;

/** An order that may need an invoice or a credit note since it changed; the job looks at it. */
export const InvoiceTaskEntity = defineEntity({
  name: 'InvoiceTask',
  tableName: 'invoice_tasks',
  properties: {
    /** The order's. */
    id: p.uuid().primary(),
    tryAt: p.datetime(),
  },
});

export type InvoiceTaskEntity = InferEntity<typeof InvoiceTaskEntity>;

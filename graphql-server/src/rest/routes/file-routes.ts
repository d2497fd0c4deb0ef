import type { ImportKind } from '../../modules/imports/sheet-import.ts';
import type { Permission } from '../../shared/permissions.ts';
import { csvResponse, idResponse, personalDataResponse, zipResponse } from '../responses.ts';
import { noBody, selectionBody, streamBody } from '../bodies.ts';
import { exportImportReport, exportInvalidRows, importSheet } from '../sheets/imports.ts';
import { type Route, route } from '../route.ts';
import {
  exportAudit,
  exportCustomers,
  exportNewsletter,
  exportProducts,
  exportRedirects,
  exportSomeCustomers,
  exportStock,
} from '../sheets/sheets.ts';
import { bookingQuery, exportBookings } from '../sheets/booking-sheet.ts';
import { exportInvoiceArchive } from '../sheets/invoice-archive.ts';
import { exportInvoices } from '../sheets/invoice-sheet.ts';
import { orderFilterQuery } from '../sheets/order-filter-query.ts';
import { exportOrders } from '../sheets/order-sheet.ts';
import { exportPersonalData } from '../users.ts';

/** A hundred thousand rows with a description each. */
const MAX_SHEET = 100 * 1024 * 1024;

const csv = { tag: 'Files', gives: 'CSV', answer: csvResponse, errors: [] } as const;
const exported = { ...csv, method: 'GET', body: noBody } as const;

/** Accepts a file of one kind, to check and import it. */
const imports = (kind: ImportKind, name: string, permission: Permission) =>
  route({
    method: 'POST',
    path: `/imports/${name}`,
    operationId: `import${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    tag: 'Files',
    summary: `Upload a CSV file with ${name} to check it`,
    description:
      'Then use GraphQL to follow its progress (`sheetImport`) and to import it (`sheetImportApply`).',
    audiences: [permission],
    takes: 'STREAM',
    maxBytes: MAX_SHEET,
    body: streamBody,
    answer: idResponse,
    errors: ['STORAGE_FULL'],
    handler: importSheet(kind),
  });

/** Files, which GraphQL does not support: spreadsheets, and all data about a person. */
export const fileRoutes: readonly Route[] = [
  route({
    ...exported,
    path: '/exports/stock.csv',
    operationId: 'exportStock',
    summary: 'Export the stock of every variant',
    audiences: ['products:read'],
    handler: exportStock,
  }),
  route({
    ...exported,
    path: '/exports/orders.csv',
    operationId: 'exportOrders',
    summary: 'Export orders, newest first, with a row for each line and each refund',
    description:
      'All orders, or those that match the query parameters. Times are in the shop’s time zone, with their offset from UTC.',
    body: orderFilterQuery,
    audiences: ['orders:read'],
    handler: exportOrders,
  }),
  route({
    ...exported,
    path: '/exports/bookings.csv',
    operationId: 'exportBookings',
    summary: 'Export the bookings of a period for an accountant: sales and refunds by tax rate, and payments',
    description:
      'Oldest first, by the day when they happened. Net, tax and gross add up to the revenue, and the column Money to what was received and paid back. Imported orders are not in it, nor are card payments that do not match their order.',
    body: bookingQuery,
    audiences: ['revenue:read'],
    handler: exportBookings,
  }),
  route({
    ...exported,
    path: '/exports/invoices.csv',
    operationId: 'exportInvoices',
    summary: 'Export the invoices and credit notes issued in a period, with a row for each tax',
    description:
      'Oldest first, with a link to each PDF. Amounts of credit notes are negative; the total is in the first row of each document.',
    body: bookingQuery,
    audiences: ['orders:read'],
    handler: exportInvoices,
  }),
  route({
    method: 'GET',
    path: '/exports/invoices.zip',
    operationId: 'exportInvoiceArchive',
    tag: 'Files',
    gives: 'ZIP',
    summary: 'Export the PDFs of the invoices and credit notes issued in a period, with their sheet',
    description: 'At most 5,000 documents. The sheet is the same as `invoices.csv`.',
    audiences: ['orders:read'],
    body: bookingQuery,
    answer: zipResponse,
    errors: [],
    handler: exportInvoiceArchive,
  }),
  route({
    ...exported,
    path: '/exports/customers.csv',
    operationId: 'exportCustomers',
    summary: 'Export all customers, newest first',
    audiences: ['customers:read'],
    handler: exportCustomers,
  }),
  route({
    ...csv,
    method: 'POST',
    path: '/exports/customers.csv',
    operationId: 'exportSomeCustomers',
    summary: 'Export selected customers, newest first',
    audiences: ['customers:read'],
    body: selectionBody,
    handler: exportSomeCustomers,
  }),
  route({
    ...exported,
    path: '/exports/newsletter.csv',
    operationId: 'exportNewsletter',
    summary: 'Export everyone who requested the newsletter, with their consent',
    audiences: ['customers:read'],
    handler: exportNewsletter,
  }),
  route({
    method: 'GET',
    path: '/exports/customers/:id',
    operationId: 'exportPersonalData',
    tag: 'Files',
    summary: 'Export all data of a customer',
    audiences: ['customers:erase'],
    body: noBody,
    answer: personalDataResponse,
    errors: ['NOT_FOUND'],
    handler: exportPersonalData,
  }),
  route({
    ...exported,
    path: '/exports/audit.csv',
    operationId: 'exportAudit',
    summary: 'Export the audit log, newest first, with a row for each changed field',
    audiences: ['audit:read'],
    handler: exportAudit,
  }),
  route({
    ...exported,
    path: '/exports/products.csv',
    operationId: 'exportProducts',
    summary: 'Export all products, with a row for each variant',
    audiences: ['products:read'],
    handler: exportProducts,
  }),
  route({
    ...exported,
    path: '/exports/redirects.csv',
    operationId: 'exportRedirects',
    summary: 'Export all redirects',
    audiences: ['content:write'],
    handler: exportRedirects,
  }),
  imports('PRODUCTS', 'products', 'products:write'),
  imports('STOCK', 'stock', 'products:write'),
  imports('CUSTOMERS', 'customers', 'customers:write'),
  imports('REDIRECTS', 'redirects', 'content:write'),
  imports('ORDERS', 'orders', 'orders:write'),
  imports('PROMOTIONS', 'promotions', 'promotions:write'),
  route({
    ...exported,
    path: '/imports/:id/report',
    operationId: 'exportImportReport',
    summary: 'Download the errors in the rows of an import, or the changes it made',
    audiences: ['STAFF_OR_KEY'],
    errors: ['NOT_FOUND'],
    handler: exportImportReport,
  }),
  route({
    ...exported,
    path: '/imports/:id/invalid-rows',
    operationId: 'exportInvalidRows',
    summary: 'Download the rows with errors of the shop’s own sheet, to correct them and upload them again',
    audiences: ['STAFF_OR_KEY'],
    errors: ['NOT_FOUND'],
    handler: exportInvalidRows,
  }),
];

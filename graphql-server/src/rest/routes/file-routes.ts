import type { ImportKind } from '../../modules/imports/sheet-import.ts';
import type { Audience } from '../../shared/audience.ts';
import { csvResponse, idResponse, personalDataResponse } from '../responses.ts';
import { noBody, selectionBody, streamBody } from '../bodies.ts';
import { exportImportReport, importSheet } from '../sheets/imports.ts';
import { type Route, route } from '../route.ts';
import {
  exportAudit,
  exportCustomers,
  exportNewsletter,
  exportProducts,
  exportSomeCustomers,
  exportStock,
} from '../sheets/sheets.ts';
import { orderFilterQuery } from '../sheets/order-filter-query.ts';
import { exportOrders } from '../sheets/order-sheet.ts';
import { exportPersonalData } from '../users.ts';

/** A hundred thousand rows with a description each. */
const MAX_SHEET = 100 * 1024 * 1024;

const csv = { tag: 'Files', gives: 'CSV', answer: csvResponse, errors: [] } as const;
const exported = { ...csv, method: 'GET', body: noBody } as const;

/** Takes a file of one kind, to be checked and imported. */
const imports = (kind: ImportKind, name: string, audience: Audience) =>
  route({
    method: 'POST',
    path: `/imports/${name}`,
    operationId: `import${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    tag: 'Files',
    summary: `Take a CSV file with ${name}, to be checked`,
    description: 'GraphQL says how far it is (`sheetImport`), and has it imported (`sheetImportApply`).',
    audience,
    takes: 'STREAM',
    maxBytes: MAX_SHEET,
    body: streamBody,
    answer: idResponse,
    errors: ['STORAGE_FULL'],
    handler: importSheet(kind),
  });

/** Files, which GraphQL does not carry: for spreadsheets, and everything about a person. */
export const fileRoutes: readonly Route[] = [
  route({
    ...exported,
    path: '/exports/stock.csv',
    operationId: 'exportStock',
    summary: 'The stock of every variant',
    audience: 'products:read',
    handler: exportStock,
  }),
  route({
    ...exported,
    path: '/exports/orders.csv',
    operationId: 'exportOrders',
    summary: 'Orders, newest first, with a row for each line and for each refund',
    description:
      'All of them, or those that the query string asks for. Times are those of the shop’s time zone, with their offset from UTC.',
    body: orderFilterQuery,
    audience: 'orders:read',
    handler: exportOrders,
  }),
  route({
    ...exported,
    path: '/exports/customers.csv',
    operationId: 'exportCustomers',
    summary: 'All customers, newest first',
    audience: 'customers:read',
    handler: exportCustomers,
  }),
  route({
    ...csv,
    method: 'POST',
    path: '/exports/customers.csv',
    operationId: 'exportSomeCustomers',
    summary: 'Some customers, newest first',
    audience: 'customers:read',
    body: selectionBody,
    handler: exportSomeCustomers,
  }),
  route({
    ...exported,
    path: '/exports/newsletter.csv',
    operationId: 'exportNewsletter',
    summary: 'Everybody who has asked for the newsletter, with their consent',
    audience: 'customers:read',
    handler: exportNewsletter,
  }),
  route({
    method: 'GET',
    path: '/exports/customers/:id',
    operationId: 'exportPersonalData',
    tag: 'Files',
    summary: 'Everything that the shop knows of a customer',
    audience: 'customers:erase',
    body: noBody,
    answer: personalDataResponse,
    errors: ['NOT_FOUND'],
    handler: exportPersonalData,
  }),
  route({
    ...exported,
    path: '/exports/audit.csv',
    operationId: 'exportAudit',
    summary: 'The audit log, latest first, with a row for each field that was changed',
    audience: 'audit:read',
    handler: exportAudit,
  }),
  route({
    ...exported,
    path: '/exports/products.csv',
    operationId: 'exportProducts',
    summary: 'All products, with a row for each variant',
    audience: 'products:read',
    handler: exportProducts,
  }),
  imports('PRODUCTS', 'products', 'products:write'),
  imports('STOCK', 'stock', 'products:write'),
  imports('CUSTOMERS', 'customers', 'customers:write'),
  route({
    ...exported,
    path: '/imports/:id/report',
    operationId: 'exportImportReport',
    summary: 'What is wrong with the rows of an import, or what they have changed',
    audience: 'STAFF_OR_KEY',
    errors: ['NOT_FOUND'],
    handler: exportImportReport,
  }),
];

import type { Calls } from '../../test/access-rows.ts';

export const people = `
                           visitor customer other guest owner manager clerk editor viewer expired forged revoked
Mutation.orderInvoiceIssue 401     403      403   403   404   404     404   403    403    401     401    401
GET /exports/invoices.csv 401 403 403 403 400 400 400 403 400 401 401 401
GET /exports/invoices.zip 401 403 403 403 400 400 400 403 400 401 401 401
`;

export const keys = `
                           needs        all only without expired revoked
Mutation.orderInvoiceIssue orders:write 404 404  403     401     401
GET /exports/invoices.csv orders:read 400 400 403 401 401
GET /exports/invoices.zip orders:read 400 400 403 401 401
`;

export const calls: Calls = {
  'GET /exports/invoices.csv': {},
  'GET /exports/invoices.zip': {},
  'Mutation.orderInvoiceIssue': ['(orderId: "<product>")'],
};

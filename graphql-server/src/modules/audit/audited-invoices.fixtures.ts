import { SaveInvoiceSettings } from '../../test/documents.generated.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';
import { seller } from '../invoices/invoices.fixtures.ts';

/** Cases for invoices; see `audited-mutations.test.ts`. */
export function auditedInvoices(shop: TestApp, staff: () => Person, paidOrder: () => Promise<string>) {
  return {
    orderInvoiceIssue: {
      given: async () => {
        await shop.client.payload(SaveInvoiceSettings, { input: seller }, staff().token);
        return paidOrder();
      },
      args: (id: string) => `orderId: "${id}"`,
      says: ['CREATED ORDER <number> INVOICE INV-0001'],
    },
  };
}

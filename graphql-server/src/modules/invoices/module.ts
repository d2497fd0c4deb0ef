import { sql } from 'kysely';
import { type Composers, contribute, defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { assetsModule } from '../assets/module.ts';
import { auditModule } from '../audit/module.ts';
import { authModule } from '../auth/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { customFieldsModule } from '../custom-fields/module.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import { emailsModule } from '../emails/module.ts';
import { eventsModule } from '../events/module.ts';
import type { InvoiceEmail } from '../orders/emails/order-mail.ts';
import { ordersModule } from '../orders/module.ts';
import { paymentsModule } from '../payments/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { invoiceEmails } from './invoice-email.ts';
import { InvoiceResolver, OrderInvoiceResolver } from './invoice.resolver.ts';
import { invoicesDatabase } from './invoices.database.ts';
import { type InvoicesServices, invoicesServices } from './invoices.services.ts';
import { invoicesEntities } from './invoices.tables.ts';
import { invoiceData } from './personal-data.ts';

export const invoicesModule = defineModule({
  name: 'invoices',
  needs: [
    assetsModule,
    auditModule,
    authModule,
    catalogueModule,
    customFieldsModule,
    emailsModule,
    eventsModule,
    ordersModule,
    paymentsModule,
    pricingModule,
  ],
  entities: invoicesEntities,
  database: invoicesDatabase,
  personalData: invoiceData,
  demoData: {
    emptied: ['invoices', 'invoice_files', 'invoice_tasks'],
    // The first real invoice has the number 1.
    partlyEmptied: {
      tables: ['invoice_counters'],
      statements: () => [sql`update invoice_counters set last_number = 0`],
    },
  },
  services: invoicesServices,
  resolvers: [InvoiceResolver, OrderInvoiceResolver],
  jobs: [{ name: 'invoices', everyMs: 5 * SECOND, run: ({ invoiceFiles }) => invoiceFiles.run() }],
  emails: {
    INVOICE_ISSUED: ({ invoiceEmails: emails }) => emails,
  } satisfies Composers<InvoiceEmail['kind'], InvoicesServices>,
  contributes: [contribute(customerEmails, invoiceEmails)],
});

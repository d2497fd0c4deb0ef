import type { Scope } from '../../core/define-module.ts';
import type { CustomFieldsServices } from '../custom-fields/custom-fields.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import { InvoiceEmailService } from './invoice-email.service.ts';
import { InvoiceFileService } from './invoice-file.service.ts';
import { InvoiceService } from './invoice.service.ts';
import { renderInvoice } from './document/render-invoice.ts';

export function invoicesServices(
  { dependencies, em }: Scope,
  { orders, orderEmails, orderSender, customFields }: CustomFieldsServices & OrdersServices,
) {
  const { clock, storage, log, secrets, baseUrl, rateLimits, currentSettings } = dependencies;
  const { general, invoices: settings, taxes } = currentSettings.get();
  const invoices = new InvoiceService(em, clock, orders, orderEmails, {
    settings: { ...settings, vatNumber: settings.vatNumber || (taxes.vatNumber ?? '') },
    timeZone: general.timeZone,
    fields: customFields.fields,
    baseUrl: baseUrl(),
  });
  const invoiceFiles = new InvoiceFileService(
    { em, clock, storage, log, keys: secrets.session, baseUrl, rateLimits, render: renderInvoice },
    invoices,
  );
  return {
    invoices,
    invoiceFiles,
    invoiceEmails: new InvoiceEmailService(em, orders, invoiceFiles, orderSender),
  };
}

export type InvoicesServices = ReturnType<typeof invoicesServices>;

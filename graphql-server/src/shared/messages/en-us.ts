import { deliveryMessages } from './en-us/delivery.ts';
import { downloadMessages } from './en-us/downloads.ts';
import { emailMessages } from './en-us/emails.ts';
import { errorMessages } from './en-us/errors.ts';
import { invoiceMessages } from './en-us/invoices.ts';
import { invoiceDocumentMessages } from './en-us/invoice-document.ts';
import { labelMessages } from './en-us/labels.ts';
import { exchangeMessages } from './en-us/exchanges.ts';
import { orderEditMessages } from './en-us/order-edits.ts';
import { orderFileMessages } from './en-us/order-files.ts';
import { paymentMessages } from './en-us/payments.ts';
import { productFileMessages } from './en-us/product-files.ts';
import { promotionFileMessages } from './en-us/promotion-files.ts';
import { returnMessages } from './en-us/returns.ts';
import { requestMessages } from './en-us/requests.ts';
import { storefrontMessages } from './en-us/storefront.ts';
import { validationMessages } from './en-us/validation.ts';

/** American English, the source language: its keys and parameters apply to every language. */
export const enUsMessages = {
  ...validationMessages,
  ...labelMessages,
  ...errorMessages,
  ...deliveryMessages,
  ...downloadMessages,
  ...invoiceMessages,
  ...invoiceDocumentMessages,
  ...exchangeMessages,
  ...orderEditMessages,
  ...orderFileMessages,
  ...paymentMessages,
  ...productFileMessages,
  ...promotionFileMessages,
  ...returnMessages,
  ...requestMessages,
  ...emailMessages,
  ...storefrontMessages,
} as const;

import type { InvoiceData, InvoiceLine, InvoiceParty } from '../invoice-data.ts';

export const buyer: InvoiceParty = {
  name: 'Jana Novák',
  contactName: null,
  streetAddress: 'Lange Straße 12',
  streetAddress2: null,
  postalCode: '20095',
  city: 'Hamburg',
  region: null,
  countryCode: 'DE',
  vatNumber: null,
  email: 'jana@example.com',
  phone: null,
};

export const companyBuyer: InvoiceParty = {
  ...buyer,
  name: 'Café Müller & Söhne GmbH',
  contactName: 'Jana Novák',
  city: 'Wien',
  postalCode: '1010',
  countryCode: 'AT',
  vatNumber: 'ATU12345678',
};

/** A line of these amounts; by default, prices include 19 % tax. */
export function line(amounts: Partial<InvoiceLine>): InvoiceLine {
  const quantity = amounts.quantity ?? 1;
  const unitPrice = amounts.unitPrice ?? 0;
  return {
    sku: 'MUG-1',
    title: 'Mug',
    details: [],
    quantity,
    unitPrice,
    total: quantity * unitPrice,
    discountTotal: 0,
    taxTotal: 0,
    taxRate: null,
    ...amounts,
  };
}

/** One mug of 119.00 with 19.00 tax in it, paid by card. */
export function invoiceOf(changes: Partial<InvoiceData> = {}): InvoiceData {
  return {
    kind: 'INVOICE',
    number: 'INV-0001',
    issuedOn: '2026-11-30',
    deliveredOn: '2026-11-28',
    locale: 'en-US',
    currencyCode: 'EUR',
    orderNumber: '#1001',
    orderedOn: '2026-11-26',
    buyerReference: null,
    corrects: null,
    reason: null,
    seller: {
      ...buyer,
      name: 'Exclusive Goods GmbH',
      streetAddress: 'Hafenstraße 1',
      postalCode: '20457',
      vatNumber: 'DE123456789',
      email: 'shop@example.com',
      phone: '+49 40 123456',
      taxNumber: '48/123/45678',
      register: 'Commercial register of Hamburg, HRB 12345',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      accountHolder: 'Exclusive Goods GmbH',
      footnote: null,
    },
    buyer,
    deliverTo: null,
    pricesIncludeTax: true,
    isReverseCharge: false,
    lines: [line({ unitPrice: 11_900, taxTotal: 1900, taxRate: 19_000 })],
    discounts: [],
    shipping: null,
    adjustments: [],
    taxes: [{ name: 'VAT', rate: 19_000, net: 10_000, amount: 1900 }],
    netTotal: 10_000,
    taxTotal: 1900,
    total: 11_900,
    paid: 11_900,
    paymentMethod: 'Card',
    paymentReference: null,
    ...changes,
  };
}

/** An order of this many different mugs of 10.00 each, without tax. */
export function longInvoice(count: number): InvoiceData {
  const lines = Array.from({ length: count }, (_, index) =>
    line({
      title: `Mug number ${index + 1}`,
      sku: `MUG-${index + 1}`,
      unitPrice: 1000,
      details: ['Blue, M'],
    }),
  );
  return invoiceOf({ lines, taxes: [], netTotal: count * 1000, taxTotal: 0, total: count * 1000, paid: 0 });
}

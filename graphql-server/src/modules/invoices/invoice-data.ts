import type { MinorUnits } from '../../shared/money/money.ts';

/** A party of an invoice, as printed. */
export interface InvoiceParty {
  /** Legal name of the seller; company or name of the buyer. */
  name: string;
  /** The person, if the buyer is a company. */
  contactName: string | null;
  streetAddress: string;
  streetAddress2: string | null;
  postalCode: string | null;
  city: string;
  region: string | null;
  /** ISO 3166-1 alpha-2; null if the shop did not ask for it. */
  countryCode: string | null;
  vatNumber: string | null;
  email: string | null;
  phone: string | null;
}

/** The seller, with what the law and payments need besides the address. */
export interface InvoiceSeller extends InvoiceParty {
  taxNumber: string | null;
  /** Such as "Commercial register of Hamburg, HRB 12345". */
  register: string | null;
  iban: string | null;
  bic: string | null;
  accountHolder: string | null;
  /** Printed at the foot. */
  footnote: string | null;
}

/** A tax as stored on the order, in minor units. */
export interface InvoiceTax {
  name: string;
  /** In thousandths of a percent, such as 19000. */
  rate: number;
  /** Amount that the tax is on, without the tax. */
  net: MinorUnits;
  amount: MinorUnits;
}

/** An order line, or what a refund gave back of it. */
export interface InvoiceLine {
  sku: string | null;
  title: string;
  /** Selected options and personalization, such as "Blue, M". */
  details: string[];
  quantity: number;
  /** As agreed with the customer: with tax if `pricesIncludeTax`. */
  unitPrice: MinorUnits;
  /** Quantity times unit price, before discounts. */
  total: MinorUnits;
  discountTotal: MinorUnits;
  /** Included in the discounted total, or added to it: see `pricesIncludeTax`. */
  taxTotal: MinorUnits;
  /** In thousandths of a percent; null for no tax. */
  taxRate: number | null;
  /** Whether it was not sent, such as a download; only on invoices of exports. */
  isDigital?: true;
}

/** An invoice or credit note exactly as issued. It never changes. Amounts of a credit note are positive. */
export interface InvoiceData {
  kind: 'INVOICE' | 'CREDIT_NOTE';
  /** Such as "INV-0001". */
  number: string;
  /** Day of issue in the shop's time zone, as YYYY-MM-DD. */
  issuedOn: string;
  /** Day of delivery or, before it, null. */
  deliveredOn: string | null;
  /** BCP 47 language of the texts. */
  locale: string;
  /** ISO 4217. */
  currencyCode: string;
  orderNumber: string;
  orderedOn: string;
  /** The buyer's own reference, if given. */
  buyerReference: string | null;
  /** Of a credit note: the number and day of the invoice that it corrects. */
  corrects: { number: string; issuedOn: string } | null;
  /** Of a credit note: why. */
  reason: string | null;
  seller: InvoiceSeller;
  buyer: InvoiceParty;
  /** If it differs from the buyer's address. */
  deliverTo: InvoiceParty | null;
  pricesIncludeTax: boolean;
  isReverseCharge: boolean;
  /** Why what has no tax has none, such as an exemption of small businesses; printed. */
  taxExemptionReason?: string | null;
  /** Whether that is because the goods leave the European Union. */
  isExport?: boolean;
  /** Of an export: why what was not sent has none; printed. */
  otherExemptionReason?: string | null;
  lines: InvoiceLine[];
  /** Discounts by name, which the lines' `discountTotal` add up to. */
  discounts: { name: string; amount: MinorUnits }[];
  shipping: { name: string; amount: MinorUnits; taxTotal: MinorUnits; taxRate: number | null } | null;
  /** A refund's part that belongs to no line, such as a goodwill amount, by tax; none for invoices. */
  adjustments: { name: string; amount: MinorUnits; taxTotal: MinorUnits; taxRate: number | null }[];
  taxes: InvoiceTax[];
  /** Without tax, tax, and with tax. */
  netTotal: MinorUnits;
  taxTotal: MinorUnits;
  total: MinorUnits;
  /** What was already paid when it was issued. */
  paid: MinorUnits;
  /** As shown, such as "Card" or "Bank transfer". */
  paymentMethod: string;
  /** Written on a bank transfer. */
  paymentReference: string | null;
}

import { type Message, message } from '../../shared/messages/message.ts';
import type { LocalDate } from '../../shared/time/local-date.ts';
import { optionWords } from '../catalogue/variants/variant-rules.ts';
import { isMemberState } from '../taxes/vat-number-rules.ts';
import type { Billing, DeliveryAddress } from '../orders/order.entity.ts';
import { type Order, type OrderAdjustment, type OrderLine, recipientName } from '../orders/order.ts';
import type { InvoiceData, InvoiceLine, InvoiceParty, InvoiceSeller } from './invoice-data.ts';
import { type InvoiceSettings, missingOfSeller } from './invoices.settings.ts';

/** An order as stored, with everything that an invoice says about it. */
export interface OrderToInvoice {
  order: Order;
  lines: readonly OrderLine[];
  adjustments: readonly OrderAdjustment[];
  /** The texts filled in for a line, such as an engraving. */
  fieldTexts: (line: OrderLine) => string[];
  orderedOn: LocalDate;
  deliveredOn: LocalDate | null;
  paymentMethod: string;
}

/** What is decided when an invoice is issued. */
export interface IssueTerms {
  number: string;
  issuedOn: LocalDate;
  locale: string;
  seller: InvoiceSettings;
}

/** Why no invoice can be issued for an order; null if one can. */
export function invoiceProblem(
  { importedFrom, status, shipmentState, billing, totals }: Order,
  seller: InvoiceSettings,
): Message | null {
  if (importedFrom !== null) return message('invoice.imported');
  if (status === 'CANCELLED' && shipmentState === 'NONE') return message('invoice.canceled');
  if (!billing || !isNamed(billing)) return message('invoice.noAddress');
  const taxes = totals.taxes.reduce((sum, { amount }) => sum + amount, 0);
  if (taxes !== totals.taxTotal) return message('invoice.noTaxData');
  if (totals.isReverseCharge && !seller.vatNumber) return message('invoice.noVatNumber');
  return missingOfSeller(seller)?.problem ?? null;
}

/** Whether the name and the street are there, which an erasure empties. */
function isNamed(billing: Billing): boolean {
  return Boolean((billing.company || recipientName(billing)) && billing.streetAddress);
}

/** Whether the shop issues the invoice by itself now. */
export function isInvoiceDue(
  { paymentState, shipmentState, status, requiresShipping, createdAt }: Order,
  { issuedWhen: when, issuedSince }: Pick<InvoiceSettings, 'issuedWhen' | 'issuedSince'>,
): boolean {
  if (issuedSince === null || createdAt < new Date(issuedSince)) return false;
  if (when === 'NEVER' || paymentState === 'REFUNDED') return false;
  if (when === 'PAID') return paymentState === 'PAID';
  return shipmentState === 'ALL' || status === 'DELIVERED' || (!requiresShipping && paymentState === 'PAID');
}

/** An invoice of the order as it is stored; no tax is calculated again. The order must have no problem. */
export function invoiceOf(of: OrderToInvoice, { number, issuedOn, locale, seller }: IssueTerms): InvoiceData {
  const { order, lines, adjustments, fieldTexts, orderedOn, deliveredOn, paymentMethod } = of;
  const { billing, deliveryAddress, totals, currencyCode } = order;
  if (!billing) throw new Error(`Order ${order.id} has no billing address`);
  const { pricesIncludeTax, taxTotal, total } = totals;
  const exemption = exemptionOf(order, seller);
  return {
    kind: 'INVOICE',
    number,
    issuedOn,
    deliveredOn,
    locale,
    currencyCode,
    orderNumber: order.number,
    orderedOn,
    buyerReference: null,
    corrects: null,
    reason: null,
    seller: sellerOf(seller),
    buyer: { ...partyOf(billing), email: billing.email, vatNumber: orNull(billing.vatNumber) },
    deliverTo: deliveryAddress && partyOf(deliveryAddress),
    pricesIncludeTax,
    isReverseCharge: totals.isReverseCharge,
    ...exemption,
    lines: lines.map((line) => ({
      ...lineOf(line, fieldTexts(line)),
      ...(exemption.isExport && !line.requiresShipping && { isDigital: true as const }),
    })),
    // The price of delivery is after its discount.
    discounts: adjustments
      .filter(({ kind, amount }) => kind !== 'FREE_DELIVERY' && amount > 0)
      .map(({ title, code, amount }) => ({ name: code === null ? title : `${title} (${code})`, amount })),
    shipping: shippingOf(order, lines),
    adjustments: [],
    taxes: totals.taxes.map(({ name, rate, taxable, amount }) => ({ name, rate, net: taxable, amount })),
    netTotal: total - taxTotal,
    taxTotal,
    total,
    // Refunds get credit notes: the invoice itself stays paid.
    paid: order.paidAmount,
    paymentMethod,
    paymentReference: order.paymentReference,
  };
}

/** Why what has no tax has none. Only goods that are sent are exported. */
function exemptionOf(
  { requiresShipping, deliveryMethod, deliveryAddress, billing }: Order,
  { taxExemptionReason, exportExemptionReason, countryCode: from, vatNumber }: InvoiceSettings,
): Pick<InvoiceData, 'taxExemptionReason' | 'isExport' | 'otherExemptionReason'> {
  const to = (deliveryAddress ?? billing)?.countryCode;
  const isSent = requiresShipping && deliveryMethod?.isPickUp !== true;
  const isExport = isSent && vatNumber !== '' && isMemberState(from ?? '') && !!to && !isMemberState(to);
  const ofAll = orNull(taxExemptionReason);
  return isExport && exportExemptionReason
    ? { taxExemptionReason: exportExemptionReason, isExport, otherExemptionReason: ofAll }
    : { taxExemptionReason: ofAll };
}

const orNull = (text: string | null | undefined) => text || null;

function sellerOf(settings: InvoiceSettings): InvoiceSeller {
  return {
    name: settings.legalName,
    contactName: null,
    streetAddress: settings.streetAddress,
    streetAddress2: orNull(settings.streetAddress2),
    postalCode: orNull(settings.postalCode),
    city: settings.city,
    region: orNull(settings.region),
    countryCode: settings.countryCode,
    vatNumber: orNull(settings.vatNumber),
    taxNumber: orNull(settings.taxNumber),
    register: orNull(settings.register),
    email: orNull(settings.email),
    phone: orNull(settings.phone),
    iban: orNull(settings.iban),
    bic: orNull(settings.bic),
    accountHolder: orNull(settings.accountHolder),
    footnote: orNull(settings.footnote),
  };
}

function partyOf(address: Billing | DeliveryAddress): InvoiceParty {
  const person = recipientName(address);
  return {
    name: orNull(address.company) ?? person,
    contactName: address.company ? person : null,
    streetAddress: address.streetAddress,
    streetAddress2: orNull(address.apartment),
    postalCode: orNull(address.postalCode),
    city: address.city,
    region: orNull(address.region),
    countryCode: orNull(address.countryCode),
    vatNumber: null,
    email: null,
    phone: orNull(address.phone),
  };
}

function lineOf(line: OrderLine, texts: readonly string[]): InvoiceLine {
  const { sku, title, quantity, unitPrice, total, discountTotal, taxTotal, taxRate } = line;
  const details = [optionWords(line), ...texts].filter(Boolean);
  return { sku, title, details, quantity, unitPrice, total, discountTotal, taxTotal, taxRate };
}

/** The rate of the tax on delivery is not stored: it is the one whose tax is more than that of its lines. */
function shippingOf(
  { requiresShipping, deliveryMethod, totals }: Order,
  lines: readonly OrderLine[],
): InvoiceData['shipping'] {
  const { shippingTotal: amount, shippingTaxTotal: taxTotal, taxes } = totals;
  if (!requiresShipping || (amount === 0 && deliveryMethod === null)) return null;
  const ofLines = (rate: number) =>
    lines.filter(({ taxRate }) => taxRate === rate).reduce((sum, line) => sum + line.taxTotal, 0);
  const tax = taxTotal > 0 ? taxes.find((each) => each.amount > ofLines(each.rate)) : undefined;
  return { name: deliveryMethod?.name ?? 'Delivery', amount, taxTotal, taxRate: tax?.rate ?? null };
}

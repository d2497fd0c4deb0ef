import type { MinorUnits } from '../../shared/money/money.ts';
import type { LocalDate } from '../../shared/time/local-date.ts';
import { spread } from '../pricing/spread.ts';
import type { InvoiceData, InvoiceLine, InvoiceTax } from './invoice-data.ts';

/** A refund, as far as its credit note says it; amounts in minor units. */
export interface CreditedRefund {
  amount: MinorUnits;
  reason: string | null;
  /** Refunded units of the invoice's lines, by their index, and how many were refunded before. */
  lines: readonly { index: number; quantity: number; before: number }[];
}

/** What is decided when a credit note is issued. */
export interface CreditNoteTerms {
  number: string;
  issuedOn: LocalDate;
  /** How the part of a refund that belongs to no line is called. */
  adjustmentName: string;
}

/** A credit note for all of an invoice, of which nothing was credited before. */
function creditNoteOfAll(
  invoice: InvoiceData,
  reason: string | null,
  { number, issuedOn }: CreditNoteTerms,
): InvoiceData {
  return { ...invoice, ...heading(invoice, reason, { number, issuedOn }), paid: 0 };
}

/**
 * A credit note for a refund: its lines with their share of discounts and taxes, and the rest as delivery
 * or an adjustment. All credit notes of an invoice add up to it, tax by tax, once everything is refunded.
 */
export function creditNoteOf(
  invoice: InvoiceData,
  refund: CreditedRefund,
  earlier: readonly InvoiceData[],
  terms: CreditNoteTerms,
): InvoiceData {
  const { amount, reason } = refund;
  if (earlier.length === 0 && amount === invoice.total) return creditNoteOfAll(invoice, reason, terms);
  const { pricesIncludeTax } = invoice;
  const gross = (part: Priced) => grossOf(part, pricesIncludeTax);
  const lines = refund.lines.flatMap(({ index, quantity, before }) => {
    const line = invoice.lines[index];
    return line ? [partOf(line, quantity, before)] : [];
  });
  const ofLines = sum(lines.map((line) => gross({ ...line, amount: line.total - line.discountTotal })));
  const shipping = shippingPart(invoice, lines.length > 0 ? amount - ofLines : 0, earlier);
  const rest = amount - ofLines - (shipping ? gross(shipping) : 0);

  const parts = [
    ...lines.map((line) => ({ ...line, amount: line.total - line.discountTotal })),
    ...(shipping ? [shipping] : []),
  ];
  const left = without(
    invoice.taxes,
    earlier.flatMap(({ taxes }) => taxes),
  );
  const named = taxesOf(parts, invoice);
  const isLast = sum(earlier.map(({ total }) => total)) + amount === invoice.total;
  const taxes = isLast
    ? left
    : added(named, restTaxes(rest, rest > 0 ? without(left, named) : named, invoice, earlier));
  const taxTotal = sum(taxes.map((tax) => tax.amount));
  return {
    ...invoice,
    ...heading(invoice, reason, terms),
    lines,
    discounts: discountsOf(invoice, lines),
    shipping,
    adjustments: adjustmentsOf(rest, taxes, parts, invoice, terms),
    taxes: taxes.filter(({ net, amount: tax }) => net !== 0 || tax !== 0),
    netTotal: amount - taxTotal,
    taxTotal,
    total: amount,
    paid: 0,
  };
}

/** An amount as agreed with the customer, and its tax. */
interface Priced {
  amount: MinorUnits;
  taxTotal: MinorUnits;
  taxRate: number | null;
}

function heading(
  { number: invoiceNumber, issuedOn: invoicedOn }: InvoiceData,
  reason: string | null,
  { number, issuedOn }: Pick<CreditNoteTerms, 'number' | 'issuedOn'>,
) {
  return {
    kind: 'CREDIT_NOTE' as const,
    number,
    issuedOn,
    corrects: { number: invoiceNumber, issuedOn: invoicedOn },
    reason,
  };
}

function grossOf({ amount, taxTotal }: Priced, pricesIncludeTax: boolean): MinorUnits {
  return pricesIncludeTax ? amount : amount + taxTotal;
}

/** Units of a line. Shares are rounded so that all units together have the whole discount and tax. */
function partOf(line: InvoiceLine, quantity: number, before: number): InvoiceLine {
  const share = (whole: MinorUnits) =>
    shareOf(whole, before + quantity, line.quantity) - shareOf(whole, before, line.quantity);
  return {
    ...line,
    quantity,
    total: line.unitPrice * quantity,
    discountTotal: share(line.discountTotal),
    taxTotal: share(line.taxTotal),
  };
}

/** Delivery in what a refund gives back besides its lines. */
function shippingPart(
  { shipping, pricesIncludeTax }: InvoiceData,
  besides: MinorUnits,
  earlier: readonly InvoiceData[],
): InvoiceData['shipping'] {
  if (!shipping || besides <= 0) return null;
  const credited = earlier.flatMap((each) => each.shipping ?? []);
  const left = {
    ...shipping,
    amount: shipping.amount - sum(credited.map(({ amount }) => amount)),
    taxTotal: shipping.taxTotal - sum(credited.map(({ taxTotal }) => taxTotal)),
  };
  const whole = grossOf(left, pricesIncludeTax);
  if (whole <= 0) return null;
  const part = Math.min(besides, whole);
  const taxTotal = shareOf(left.taxTotal, part, whole);
  return { ...left, amount: pricesIncludeTax ? part : part - taxTotal, taxTotal };
}

/** Discounts of the lines, split over the invoice's discounts by their amounts. */
function discountsOf({ discounts }: InvoiceData, lines: readonly InvoiceLine[]): InvoiceData['discounts'] {
  const amounts = spread(
    sum(lines.map(({ discountTotal }) => discountTotal)),
    discounts.map(({ amount }) => amount),
    1,
  );
  return discounts
    .map(({ name }, index) => ({ name, amount: amounts[index] ?? 0 }))
    .filter(({ amount }) => amount > 0);
}

/** What a refund gives back besides its lines and delivery: an amount for each tax rate, and without tax. */
function adjustmentsOf(
  rest: MinorUnits,
  taxes: readonly InvoiceTax[],
  parts: readonly Priced[],
  { pricesIncludeTax }: InvoiceData,
  { adjustmentName: name }: CreditNoteTerms,
): InvoiceData['adjustments'] {
  const rates = [...new Set(taxes.map(({ rate }) => rate))];
  const taxed = rates.map((rate) => {
    const ofRate = taxes.filter((tax) => tax.rate === rate);
    const ofParts = parts.filter(({ taxRate }) => taxRate === rate);
    const taxTotal = sum(ofRate.map(({ amount }) => amount)) - sum(ofParts.map((part) => part.taxTotal));
    const gross =
      sum(ofRate.map(({ net, amount }) => net + amount)) -
      sum(ofParts.map((part) => grossOf(part, pricesIncludeTax)));
    return { name, amount: pricesIncludeTax ? gross : gross - taxTotal, taxTotal, taxRate: rate };
  });
  const untaxed = rest - sum(taxed.map((part) => grossOf(part, pricesIncludeTax)));
  // What is no amount but a rounded tax is no part of its own.
  return [...taxed, { name, amount: untaxed, taxTotal: 0, taxRate: null }].filter(
    ({ amount }) => amount !== 0,
  );
}

/** Sums by rate, of parts whose taxes are among those of the invoice. */
function taxesOf(parts: readonly Priced[], { taxes, pricesIncludeTax }: InvoiceData): InvoiceTax[] {
  const rates = new Set(parts.map(({ taxRate }) => taxRate));
  return taxes
    .filter(({ rate }, index) => rates.has(rate) && taxes.findIndex((tax) => tax.rate === rate) === index)
    .map(({ name, rate }) => {
      const ofRate = parts.filter(({ taxRate }) => taxRate === rate);
      const amount = sum(ofRate.map(({ taxTotal }) => taxTotal));
      const net = sum(ofRate.map((part) => part.amount)) - (pricesIncludeTax ? amount : 0);
      return { name, rate, net, amount };
    });
}

/** The taxes in an amount that belongs to no line: in proportion to what is left of each rate. */
function restTaxes(
  rest: MinorUnits,
  of: readonly InvoiceTax[],
  invoice: InvoiceData,
  earlier: readonly InvoiceData[],
): InvoiceTax[] {
  if (rest === 0) return [];
  const wholes = of.map(({ net, amount }) => Math.max(0, net + amount));
  const taxed = sum(invoice.taxes.map(({ net, amount }) => net + amount));
  const untaxed = Math.max(0, invoice.total - taxed - sum(earlier.map(untaxedOf)));
  const parts = spread(Math.abs(rest), [...wholes, untaxed], 1);
  return of.map(({ name, rate, amount }, index) => {
    const part = parts[index] ?? 0;
    const tax = wholes[index] ? shareOf(amount, part, wholes[index]) : 0;
    const sign = Math.sign(rest);
    return { name, rate, net: sign * (part - tax), amount: sign * tax };
  });
}

function untaxedOf({ total, taxes }: InvoiceData): MinorUnits {
  return total - sum(taxes.map(({ net, amount }) => net + amount));
}

function added(taxes: readonly InvoiceTax[], others: readonly InvoiceTax[]): InvoiceTax[] {
  const groups = Map.groupBy([...taxes, ...others], ({ rate, name }) => `${rate} ${name}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ name, rate }) => ({
      name,
      rate,
      net: sum(group.map(({ net }) => net)),
      amount: sum(group.map(({ amount }) => amount)),
    })),
  );
}

function without(taxes: readonly InvoiceTax[], others: readonly InvoiceTax[]): InvoiceTax[] {
  return added(
    taxes,
    others.map((tax) => ({ ...tax, net: -tax.net, amount: -tax.amount })),
  );
}

/** Rounded down. The product of two amounts may exceed a number's range, hence bigint. */
function shareOf(whole: MinorUnits, part: number, of: number): MinorUnits {
  return Number((BigInt(whole) * BigInt(part)) / BigInt(of));
}

function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((before, amount) => before + amount, 0);
}

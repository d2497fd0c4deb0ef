import { decimalsOf } from '../../../shared/money/currency.ts';
import { toDecimal, type MinorUnits } from '../../../shared/money/money.ts';
import type { InvoiceData, InvoiceLine } from '../invoice-data.ts';

/**
 * How a tax applies, in the codes of EN 16931: S at a rate, Z at zero, E exempt, G exported from
 * the European Union, O not subject to tax, AE
 * owed by the buyer.
 */
export type TaxCategory = 'S' | 'Z' | 'E' | 'G' | 'O' | 'AE';

/** A rate of tax: in thousandths of a percent, and 0 for all categories but S. */
export interface TaxKind {
  category: TaxCategory;
  rate: number;
}

export interface En16931Line extends TaxKind {
  name: string;
  description: string | null;
  sku: string | null;
  /** Below zero for a deduction, because prices can't be. */
  quantity: number;
  /** Without tax, as decimal number, with as many decimals as make the line's amount exact. */
  unitPrice: string;
  /** Discount without tax. */
  allowance: MinorUnits;
  /** Quantity times unit price, without the discount. */
  net: MinorUnits;
}

export interface En16931Charge extends TaxKind {
  name: string;
  net: MinorUnits;
}

export interface En16931Tax extends TaxKind {
  basis: MinorUnits;
  amount: MinorUnits;
}

/** The amounts of an invoice as EN 16931 defines them: all without tax, with taxes at the end. */
export interface En16931 {
  lines: En16931Line[];
  charges: En16931Charge[];
  taxes: En16931Tax[];
  lineTotal: MinorUnits;
  chargeTotal: MinorUnits;
  netTotal: MinorUnits;
  taxTotal: MinorUnits;
  grossTotal: MinorUnits;
  paid: MinorUnits;
  /** What the stored total differs from the sum. */
  rounding: MinorUnits;
  due: MinorUnits;
}

/** A line, a delivery or an adjustment, with its amount before and after discounts. */
interface Item extends Pick<
  InvoiceLine,
  'quantity' | 'total' | 'discountTotal' | 'taxTotal' | 'taxRate' | 'isDigital'
> {
  name: string;
  description: string | null;
  sku: string | null;
}

/** The amounts of an invoice by EN 16931. @throws Error if they don't add up */
export function toEn16931(invoice: InvoiceData): En16931 {
  const { items, charged } = splitItems(invoice);
  const lines = items.map((item) => toLine(invoice, item));
  const charges = charged.map((item) => ({
    name: item.name,
    net: netOf(invoice, item),
    ...taxKind(invoice, item),
  }));
  const taxes = sumTaxes([
    ...lines.map((line, index) => ({ ...line, tax: items[index]?.taxTotal ?? 0 })),
    ...charges.map((charge, index) => ({ ...charge, tax: charged[index]?.taxTotal ?? 0 })),
  ]);
  matchTaxTotal(invoice, taxes, lines.length + charges.length);
  const lineTotal = sum(lines.map(({ net }) => net));
  const chargeTotal = sum(charges.map(({ net }) => net));
  const netTotal = lineTotal + chargeTotal;
  const grossTotal = netTotal + invoice.taxTotal;
  const rounding = invoice.total - grossTotal;
  requireSmall(invoice, 'total', rounding, lines.length + charges.length);
  return {
    lines,
    charges,
    taxes,
    lineTotal,
    chargeTotal,
    netTotal,
    taxTotal: invoice.taxTotal,
    grossTotal,
    paid: invoice.paid,
    rounding,
    due: invoice.total - invoice.paid,
  };
}

/** How an item's rate of tax counts on this invoice. */
function taxKind(invoice: InvoiceData, { taxRate, isDigital }: Pick<Item, 'taxRate' | 'isDigital'>): TaxKind {
  if (invoice.isReverseCharge) return { category: 'AE', rate: 0 };
  if (taxRate) return { category: 'S', rate: taxRate };
  if (invoice.isExport && !isDigital) return { category: 'G', rate: 0 };
  if (exemptionReason(invoice, 'E')) return { category: 'E', rate: 0 };
  return { category: isUntaxed(invoice) ? 'O' : 'Z', rate: 0 };
}

/** Why there is no tax, which EN 16931 asks for if something is exempt or exported; else null. */
export function exemptionReason(invoice: InvoiceData, category: TaxCategory): string | null {
  const { isExport, taxExemptionReason = null, otherExemptionReason = null } = invoice;
  if (category === 'G') return taxExemptionReason;
  return category === 'E' ? (isExport ? otherExemptionReason : taxExemptionReason) : null;
}

/** A seller without any tax number can't have taxes, not even at zero percent. */
function isUntaxed({ seller, lines, shipping, adjustments }: InvoiceData): boolean {
  const isTaxed = [...lines, shipping, ...adjustments].some((item) => item?.taxRate);
  return !isTaxed && !seller.vatNumber && !seller.taxNumber;
}

/** An invoice needs at least one line: a refund of the delivery alone has it as a line. */
function splitItems({ lines, shipping, adjustments }: InvoiceData): { items: Item[]; charged: Item[] } {
  const items = [
    ...lines.map((line): Item => ({
      ...line,
      name: line.title,
      description: line.details.join(', ') || null,
    })),
    ...adjustments.map(otherItem),
  ];
  const delivery = shipping && (shipping.amount !== 0 || items.length === 0) ? [otherItem(shipping)] : [];
  return items.length > 0 ? { items, charged: delivery } : { items: delivery, charged: [] };
}

function otherItem({ name, amount, taxTotal, taxRate }: NonNullable<InvoiceData['shipping']>): Item {
  const quantity = amount < 0 ? -1 : 1;
  return { name, description: null, sku: null, quantity, total: amount, discountTotal: 0, taxTotal, taxRate };
}

function toLine(invoice: InvoiceData, item: Item): En16931Line {
  const { name, description, sku } = item;
  const kind = taxKind(invoice, item);
  const net = netOf(invoice, item);
  const allowance = netDiscount(invoice, item, kind.rate);
  // A refund of an amount has no quantity.
  const quantity = item.quantity || 1;
  const unitPrice = toUnitPrice(net + allowance, quantity, invoice.currencyCode);
  return { name, description, sku, quantity, unitPrice, allowance, net, ...kind };
}

/** The discounted amount without its tax, to the cent as stored. */
function netOf(invoice: InvoiceData, { total, discountTotal, taxTotal }: Item): MinorUnits {
  return total - discountTotal - (invoice.pricesIncludeTax ? taxTotal : 0);
}

/** A discount without its tax: what is left between the amounts without tax before and after it. */
function netDiscount(invoice: InvoiceData, item: Item, rate: number): MinorUnits {
  if (item.discountTotal === 0 || !invoice.pricesIncludeTax) return item.discountTotal;
  const before = Math.round((item.total * 100_000) / (100_000 + rate));
  return Math.max(before - netOf(invoice, item), 0);
}

/** More decimals than the currency has, so that quantity times price rounds to the amount. */
function toUnitPrice(amount: MinorUnits, quantity: number, currency: string): string {
  const fewest = decimalsOf(currency);
  const decimalCount = fewest + 2 + String(Math.abs(quantity)).length;
  const price = (toDecimal(amount, currency) / quantity).toFixed(decimalCount);
  const [whole = '', decimals = ''] = price.split('.');
  const short = decimals.replace(/0+$/, '').padEnd(fewest, '0');
  return short ? `${whole}.${short}` : whole;
}

function sumTaxes(parts: (TaxKind & { net: MinorUnits; tax: MinorUnits })[]): En16931Tax[] {
  const taxes = new Map<string, En16931Tax>();
  for (const { category, rate, net, tax } of parts) {
    const key = `${category} ${rate}`;
    const { basis, amount } = taxes.get(key) ?? { basis: 0, amount: 0 };
    taxes.set(key, { category, rate, basis: basis + net, amount: amount + tax });
  }
  return [...taxes.values()].sort((one, other) => other.rate - one.rate);
}

/** A refund's taxes are rounded as a whole, so lines may miss a cent, which goes to the largest tax. */
function matchTaxTotal(invoice: InvoiceData, taxes: En16931Tax[], parts: number): void {
  const difference = invoice.taxTotal - sum(taxes.map(({ amount }) => amount));
  requireSmall(invoice, 'taxTotal', difference, parts);
  const taxed = taxes.filter(({ category }) => category === 'S');
  const largest = taxed.sort((one, other) => other.amount - one.amount)[0];
  if (largest) largest.amount += difference;
  else if (difference !== 0) throw new Error(`Invoice ${invoice.number} has a tax without a rate.`);
}

/** Rounding costs at most one minor unit for each line. */
function requireSmall(invoice: InvoiceData, name: string, difference: MinorUnits, parts: number): void {
  if (Math.abs(difference) <= parts) return;
  throw new Error(`Amounts of invoice ${invoice.number} do not add up: ${name} differs by ${difference}.`);
}

function sum(amounts: MinorUnits[]): MinorUnits {
  return amounts.reduce((total, amount) => total + amount, 0);
}

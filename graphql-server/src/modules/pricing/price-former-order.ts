import type { MinorUnits } from '../../shared/money/money.ts';
import type { Totals } from './price-order.ts';
import { spread } from './spread.ts';
import { WHOLE_RATE } from './taxes.ts';

/** The sums of an order as its file says them, in minor units. */
export interface FormerSums {
  discount: MinorUnits;
  shipping: MinorUnits;
  taxes: MinorUnits;
  /** With its rate if that says one, such as "VAT 19%". */
  taxName: string;
  total: MinorUnits;
}

interface FormerLine {
  unitPrice: MinorUnits;
  quantity: number;
}

export interface PricedFormerLine {
  discountTotal: MinorUnits;
  taxTotal: MinorUnits;
  taxRate: number | null;
}

/** Rates that follow from rounded amounts have no more than a decimal. */
const RATE_STEP = 100;

/**
 * Units of an item whose price is only known for all of them. Those of one line cost the same, so 10.00 for
 * three are two at 3.33 and one at 3.34.
 */
export function unitsFor(amount: MinorUnits, quantity: number): FormerLine[] {
  const unitPrice = Math.floor(amount / quantity);
  const dearer = amount - unitPrice * quantity;
  return [
    { unitPrice, quantity: quantity - dearer },
    { unitPrice: unitPrice + 1, quantity: dearer },
  ].filter((line) => line.quantity > 0);
}

/**
 * The shares of the lines in the discount and the tax, which a file says of the whole order, and the totals:
 * the file's total, and what else follows from the lines. `difference` is by how much the total is more.
 */
export function priceFormerOrder(
  lines: readonly FormerLine[],
  { discount, shipping, taxes, taxName, total }: FormerSums,
): { lines: PricedFormerLine[]; totals: Totals; difference: MinorUnits } {
  const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const subtotal = sum(amounts);
  const discountTotal = Math.min(discount, subtotal);
  const discounts = spread(discountTotal, amounts);
  const discounted = amounts.map((amount, index) => amount - (discounts[index] ?? 0));
  const base = subtotal - discountTotal + shipping;
  const taxTotal = Math.min(taxes, base);
  const pricesIncludeTax = Math.abs(total - base) <= Math.abs(total - base - taxTotal);
  const taxable = base - (pricesIncludeTax ? taxTotal : 0);
  const rate = rateIn(taxName) ?? Math.round((taxTotal * WHOLE_RATE) / taxable / RATE_STEP) * RATE_STEP;
  const taxRate = Math.min(rate, WHOLE_RATE);
  const shares = spread(taxTotal, [...discounted, shipping]);
  return {
    lines: lines.map((_, index) => {
      const share = shares[index] ?? 0;
      return {
        discountTotal: discounts[index] ?? 0,
        taxTotal: share,
        taxRate: share > 0 ? taxRate : null,
      };
    }),
    totals: {
      itemCount: sum(lines.map(({ quantity }) => quantity)),
      subtotal,
      discountTotal,
      shippingTotal: shipping,
      pricesIncludeTax,
      taxTotal,
      shippingTaxTotal: shares.at(-1) ?? 0,
      taxes: taxTotal > 0 ? [{ name: nameOf(taxName), rate: taxRate, taxable, amount: taxTotal }] : [],
      total,
    },
    difference: total - base - (pricesIncludeTax ? 0 : taxTotal),
  };
}

const RATE = /(\d+(?:[.,]\d+)?)\s*%/;

function rateIn(taxName: string): number | null {
  const percent = RATE.exec(taxName)?.[1]?.replace(',', '.');
  return percent === undefined ? null : Math.round((Number(percent) * WHOLE_RATE) / 100);
}

/** The rate is shown beside the name. */
function nameOf(taxName: string): string {
  return taxName.replace(RATE, '').trim() || 'Tax';
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((before, amount) => before + amount, 0);
}

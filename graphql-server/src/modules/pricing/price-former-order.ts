import type { MinorUnits } from '../../shared/money/money.ts';
import type { Totals } from './price-order.ts';
import { spread } from './spread.ts';
import { type TaxSum, WHOLE_RATE } from './taxes.ts';

/** The sums of an order as its file says them, in minor units. */
export interface FormerSums {
  discount: MinorUnits;
  shipping: MinorUnits;
  /** The name has the rate if the file says one, such as "VAT 19%". */
  taxes: readonly { name: string; amount: MinorUnits }[];
  /** Whether prices never include taxes; otherwise the total says whether they do. */
  addsTaxes: boolean;
  total: MinorUnits;
}

interface FormerLine {
  unitPrice: MinorUnits;
  quantity: number;
  isTaxable: boolean;
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
export function unitsFor(amount: MinorUnits, quantity: number): Pick<FormerLine, 'unitPrice' | 'quantity'>[] {
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
  { discount, shipping, taxes, addsTaxes, total }: FormerSums,
): { lines: PricedFormerLine[]; totals: Totals; difference: MinorUnits } {
  const amounts = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
  const subtotal = sum(amounts);
  const discountTotal = Math.min(discount, subtotal);
  const discounts = spread(discountTotal, amounts);
  const discounted = amounts.map((amount, index) => amount - (discounts[index] ?? 0));
  const base = subtotal - discountTotal + shipping;
  const taxTotal = Math.min(sum(taxes.map(({ amount }) => amount)), base);
  const pricesIncludeTax =
    taxTotal === 0 || (!addsTaxes && Math.abs(total - base) <= Math.abs(total - base - taxTotal));
  const taxed = discounted.map((amount, index) => (lines[index]?.isTaxable ? amount : 0));
  const taxedBase = sum(taxed) + shipping;
  // A file that taxes more than it says is taxable says nothing of its lines.
  const weights = taxTotal > taxedBase ? [...discounted, shipping] : [...taxed, shipping];
  const taxable = sum(weights) - (pricesIncludeTax ? taxTotal : 0);
  const taxSums = taxSumsOf(taxes, taxTotal, taxable);
  const [onlyTax, ...otherTaxes] = taxSums;
  // With several taxes, the file does not say which of them a line has.
  const taxRate = onlyTax && otherTaxes.length === 0 ? onlyTax.rate : rateFrom(taxTotal, taxable);
  const shares = spread(taxTotal, weights);
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
      isReverseCharge: false,
      taxTotal,
      shippingTaxTotal: shares.at(-1) ?? 0,
      taxes: taxSums,
      total,
    },
    difference: total - base - (pricesIncludeTax ? 0 : taxTotal),
  };
}

function taxSumsOf(taxes: FormerSums['taxes'], taxTotal: MinorUnits, taxable: MinorUnits): TaxSum[] {
  const amounts = spread(
    taxTotal,
    taxes.map(({ amount }) => amount),
  );
  const charged = taxes.flatMap(({ name }, index) => ({ name, amount: amounts[index] ?? 0 }));
  return charged
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }, _, { length }) => {
      const stated = rateIn(name);
      const ownTaxable = stated && length > 1 ? Math.round((amount * WHOLE_RATE) / stated) : taxable;
      return {
        name: nameOf(name),
        rate: Math.min(stated ?? rateFrom(amount, taxable), WHOLE_RATE),
        taxable: Math.min(ownTaxable, taxable),
        amount,
      };
    })
    .toSorted((one, other) => other.rate - one.rate);
}

function rateFrom(tax: MinorUnits, taxable: MinorUnits): number {
  return Math.min(Math.round((tax * WHOLE_RATE) / taxable / RATE_STEP) * RATE_STEP, WHOLE_RATE);
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

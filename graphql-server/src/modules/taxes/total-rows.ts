import type { DetailRow } from '../../email/email-content.ts';
import { message } from '../../shared/messages/message.ts';
import type { Totals } from '../pricing/price-order.ts';
import { type TaxSum, WHOLE_RATE } from '../pricing/taxes.ts';

/**
 * Totals as rows of an email: added taxes before the total, included taxes after it, and nothing about
 * shipping if nothing must be delivered.
 */
export function totalRows(
  { subtotal, shippingTotal, pricesIncludeTax, isReverseCharge, taxes, total }: Totals,
  requiresShipping: boolean,
  currency: string,
  discounts: readonly DetailRow[],
): DetailRow[] {
  const rows = taxes.filter(({ amount }) => amount > 0).map((tax) => taxRow(tax, pricesIncludeTax, currency));
  return [
    { label: message('orderEmail.subtotal'), value: { amount: subtotal, currency } },
    ...discounts,
    ...(requiresShipping ? [shippingRow(shippingTotal, currency)] : []),
    ...(pricesIncludeTax ? [] : rows),
    ...(isReverseCharge
      ? [{ label: message('orderEmail.reverseCharge'), value: { amount: 0, currency } }]
      : []),
    { label: message('orderEmail.total'), value: { amount: total, currency } },
    ...(pricesIncludeTax ? rows : []),
  ];
}

function shippingRow(amount: number, currency: string): DetailRow {
  const value = amount === 0 ? message('orderEmail.freeShipping') : { amount, currency };
  return { label: message('orderEmail.shipping'), value };
}

function taxRow({ name, rate, amount }: TaxSum, isIncluded: boolean, currency: string): DetailRow {
  const params = { name, rate: rate / WHOLE_RATE };
  const label = isIncluded ? message('orderEmail.includedTax', params) : message('orderEmail.tax', params);
  return { label, value: { amount, currency } };
}

import { t } from '@lingui/core/macro';
import { i18n } from '../../../i18n/i18n.ts';

/** A tax of a cart or an order: its rate in thousandths of a percent, and its amount. */
interface Tax {
  name: string;
  rate: number;
  amount: number;
}

/** Whether to show a tax; a tax of 0% is only recorded for bookkeeping. */
export function isCharged({ amount }: Pick<Tax, 'amount'>): boolean {
  return amount > 0;
}

/** The label of a tax added to prices: "VAT (19%)". */
export function taxLabel({ name, rate }: Pick<Tax, 'name' | 'rate'>): string {
  return t`${name} (${formatRate(rate)})`;
}

/** The label of a tax included in prices: "Includes VAT (19%)". */
export function includedTaxLabel({ name, rate }: Pick<Tax, 'name' | 'rate'>): string {
  return t`Includes ${name} (${formatRate(rate)})`;
}

/** The label of the tax that the recipient owes instead of the shop. */
export function reverseChargeLabel(): string {
  return t`VAT reverse charged`;
}

/** What the law requires on the bill of such an order. */
export function reverseChargeNote(): string {
  return t`Reverse charge: VAT is to be paid by the recipient.`;
}

/** Formats a rate in thousandths of a percent: 8875 becomes "8.875%". */
export function formatRate(rate: number): string {
  const format = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 3 });
  return format.format(rate / 100_000);
}

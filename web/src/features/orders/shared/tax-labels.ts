import { t } from '@lingui/core/macro';
import { i18n } from '../../../i18n/i18n.ts';

/** A tax of a cart or an order: its rate in thousandths of a percent, and what it comes to. */
interface Tax {
  name: string;
  rate: number;
  amount: number;
}

/** Whether there is anything to say of a tax; one of 0 % is only kept for the books. */
export function isCharged({ amount }: Pick<Tax, 'amount'>): boolean {
  return amount > 0;
}

/** A tax that is added: "VAT (19%)". */
export function taxLabel({ name, rate }: Pick<Tax, 'name' | 'rate'>): string {
  return t`${name} (${formatRate(rate)})`;
}

/** A tax that prices contain: "Includes VAT (19%)". */
export function includedTaxLabel({ name, rate }: Pick<Tax, 'name' | 'rate'>): string {
  return t`Includes ${name} (${formatRate(rate)})`;
}

/** A rate in thousandths of a percent, as people read it: 8875 is "8.875%". */
export function formatRate(rate: number): string {
  const format = new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 3 });
  return format.format(rate / 100_000);
}

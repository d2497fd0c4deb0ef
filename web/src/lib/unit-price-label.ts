import { t } from '@lingui/core/macro';
import { formatMoney } from './money.ts';

/** "$11.99 / l", "from $2.77 / 100 g". */
export function unitPriceLabel(
  { lowest, highest, per }: { lowest: number; highest: number; per: { amount: number; unit: string } },
  currency: string,
): string {
  const unit = per.unit === 'PIECE' ? t`piece` : per.unit.toLowerCase().replace('2', '²').replace('3', '³');
  const label = `${formatMoney(lowest, currency)} / ${per.amount === 1 ? '' : `${per.amount} `}${unit}`;
  return highest > lowest ? t`from ${label}` : label;
}

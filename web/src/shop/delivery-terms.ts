import { t } from '@lingui/core/macro';
import { formatRoundMoney } from '../lib/money.ts';

/** What delivery costs, in minor units; `freeFrom` null: no order is worth enough to have it free. */
export interface DeliveryTerms {
  fee: number;
  freeFrom?: number | null;
}

/** Whether some orders are delivered free of charge. */
export function canBeFree({ fee, freeFrom }: DeliveryTerms): boolean {
  return fee === 0 || freeFrom != null;
}

/** What delivery costs, in a sentence. */
export function describeDelivery({ fee, freeFrom }: DeliveryTerms, currency: string): string {
  const money = (amount: number) => formatRoundMoney(amount, currency);
  if (freeFrom == null) return fee === 0 ? t`Free delivery for all orders` : t`Delivery for ${money(fee)}`;
  return fee === 0
    ? t`Free delivery for all orders over ${money(freeFrom)}`
    : t`Free delivery for all orders over ${money(freeFrom)}, otherwise ${money(fee)}`;
}

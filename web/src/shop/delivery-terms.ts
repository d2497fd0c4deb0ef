import { t } from '@lingui/core/macro';
import { formatRoundMoney } from '../lib/money.ts';

/** Delivery fees in minor units; `freeFrom` is null if there is no free delivery by order total. */
export interface DeliveryTerms {
  fee: number;
  freeFrom?: number | null;
}

/** Whether some orders have free delivery. */
export function canBeFree({ fee, freeFrom }: DeliveryTerms): boolean {
  return fee === 0 || freeFrom != null;
}

/** Describes the delivery fees in a sentence. */
export function describeDelivery({ fee, freeFrom }: DeliveryTerms, currency: string): string {
  const money = (amount: number) => formatRoundMoney(amount, currency);
  if (freeFrom == null) return fee === 0 ? t`Free delivery for all orders` : t`Delivery for ${money(fee)}`;
  return fee === 0
    ? t`Free delivery for all orders over ${money(freeFrom)}`
    : t`Free delivery for all orders over ${money(freeFrom)}, otherwise ${money(fee)}`;
}

import { t } from '@lingui/core/macro';

/** Display labels of the schema's payment methods and states. */
export const paymentLabels = () =>
  ({
    method: { BANK: t`Bank transfer`, CASH_ON_DELIVERY: t`Cash on delivery`, CARD: t`Card` },
    state: { UNPAID: t`Not paid yet`, PAID: t`Paid`, REFUNDED: t`Refunded` },
  }) as const;

interface PaidOrder {
  status: 'PENDING' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
  paymentState: keyof ReturnType<typeof paymentLabels>['state'];
}

/** Whether an order is paid, as a label. For an unpaid order that is cancelled or returned no payment is expected. */
export function paymentStateLabel({ status, paymentState }: PaidOrder): string {
  const isOver = status === 'CANCELLED' || status === 'RETURNED';
  return isOver && paymentState === 'UNPAID' ? t`Nothing to pay` : paymentLabels().state[paymentState];
}

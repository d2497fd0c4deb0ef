import { t } from '@lingui/core/macro';
import type { NextPaymentAction, Order_orderFragment } from '../../../../gql/graphql.ts';
import { BankTransfer } from './bank-transfer.tsx';
import styles from './payment-next.module.css';

const labels = (): Partial<Record<NextPaymentAction, string>> => ({
  COLLECT: t`You pay on delivery.`,
  PROCESSING: t`Your payment is on its way. This can take a few days; we’ll email you when it arrives.`,
  REFUND: t`We will refund your payment.`,
  REFUNDING: t`Your refund is on its way to your card. Banks can take a few days.`,
  CHECK: t`We are looking into your payment and will write to you. You don’t need to do anything.`,
});

/** The next step of the order's payment. Card payments are handled at the top of the page. */
export function PaymentNext({ order }: { order: Order_orderFragment }) {
  if (order.nextPaymentAction === 'TRANSFER') return <BankTransfer order={order} />;
  const text = labels()[order.nextPaymentAction];
  return text ? <p className={styles.next}>{text}</p> : null;
}

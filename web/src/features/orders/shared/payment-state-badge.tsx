import type { PaymentState } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { paymentStateLabels } from './order-labels.ts';

const TONES = {
  UNPAID: 'neutral',
  PARTIALLY_PAID: 'pending',
  PAID: 'delivered',
  REFUNDED: 'returned',
} as const;

/** An order's payment state, as text and color. */
export function PaymentStateBadge({ state }: { state: PaymentState }) {
  return <Badge tone={TONES[state]}>{paymentStateLabels()[state]}</Badge>;
}

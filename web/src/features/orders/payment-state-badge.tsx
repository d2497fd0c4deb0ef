import { Badge } from '../../ui/feedback/badge.tsx';

const STATES = {
  UNPAID: { label: 'Not paid', tone: 'neutral' },
  PAID: { label: 'Paid', tone: 'delivered' },
  REFUNDED: { label: 'Refunded', tone: 'returned' },
} as const;

/** Whether an order is paid, in text and colour. */
export function PaymentStateBadge({ state }: { state: keyof typeof STATES }) {
  const { label, tone } = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}

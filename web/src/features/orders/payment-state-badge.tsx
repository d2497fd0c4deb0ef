import { t } from '@lingui/core/macro';
import { Badge } from '../../ui/feedback/badge.tsx';

const states = () =>
  ({
    UNPAID: { label: t`Not paid`, tone: 'neutral' },
    PAID: { label: t`Paid`, tone: 'delivered' },
    REFUNDED: { label: t`Refunded`, tone: 'returned' },
  }) as const;

/** Whether an order is paid, in text and colour. */
export function PaymentStateBadge({ state }: { state: keyof ReturnType<typeof states> }) {
  const { label, tone } = states()[state];
  return <Badge tone={tone}>{label}</Badge>;
}

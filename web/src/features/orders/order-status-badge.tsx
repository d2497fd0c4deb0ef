import { t } from '@lingui/core/macro';
import { Badge } from '../../ui/feedback/badge.tsx';

const statuses = () =>
  ({
    PENDING: { label: t`Pending`, tone: 'pending' },
    DELIVERED: { label: t`Delivered`, tone: 'delivered' },
    CANCELLED: { label: t`Cancelled`, tone: 'cancelled' },
    RETURNED: { label: t`Returned`, tone: 'returned' },
  }) as const;

/** An order's status (specification section 4), in text and colour. */
export function OrderStatusBadge({ status }: { status: keyof ReturnType<typeof statuses> }) {
  const { label, tone } = statuses()[status];
  return <Badge tone={tone}>{label}</Badge>;
}

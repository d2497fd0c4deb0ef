import { Badge } from '../../ui/feedback/badge.tsx';

const STATUSES = {
  PENDING: { label: 'Pending', tone: 'pending' },
  DELIVERED: { label: 'Delivered', tone: 'delivered' },
  CANCELLED: { label: 'Cancelled', tone: 'cancelled' },
  RETURNED: { label: 'Returned', tone: 'returned' },
} as const;

/** An order's status (specification section 4), in text and colour. */
export function OrderStatusBadge({ status }: { status: keyof typeof STATUSES }) {
  const { label, tone } = STATUSES[status];
  return <Badge tone={tone}>{label}</Badge>;
}

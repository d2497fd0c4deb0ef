import { Badge } from '../../ui/feedback/badge.tsx';

const STATUSES = {
  PENDING: { label: 'Pending', tone: 'pending' },
  DELIVERED: { label: 'Delivered', tone: 'delivered' },
  CANCELLED: { label: 'Cancelled', tone: 'cancelled' },
  RETURNED: { label: 'Returned', tone: 'returned' },
} as const;

/** Where an order stands (specification section 4), in a word and a colour. */
export function OrderStatusBadge({ status }: { status: keyof typeof STATUSES }) {
  const { label, tone } = STATUSES[status];
  return <Badge tone={tone}>{label}</Badge>;
}

import type { OrderStatus } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { orderStatusLabels } from './order-labels.ts';

const TONES = {
  PENDING: 'pending',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
} as const;

/** An order's status (specification section 4), as text and color. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONES[status]}>{orderStatusLabels()[status]}</Badge>;
}

import type { OrderStatus } from '../../../gql/graphql.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { orderStatuses } from './order-status.ts';

/** An order's status (specification section 4), as text and color. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { label, tone } = orderStatuses()[status];
  return <Badge tone={tone}>{label}</Badge>;
}

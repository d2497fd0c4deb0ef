import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page "Orders". */
export function OrdersPage() {
  return <PageHeading>Orders</PageHeading>;
}

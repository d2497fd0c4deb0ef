import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page "Order". */
export function OrderPage() {
  return <PageHeading>Order</PageHeading>;
}

import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Cart". */
export function CartPage() {
  return <PageHeading>Cart</PageHeading>;
}

import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Shop". */
export function ShopPage() {
  return <PageHeading>Shop</PageHeading>;
}

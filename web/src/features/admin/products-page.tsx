import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Products". */
export function ProductsPage() {
  return <PageHeading>Products</PageHeading>;
}

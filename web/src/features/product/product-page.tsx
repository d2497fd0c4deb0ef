import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Product". */
export function ProductPage() {
  return <PageHeading>Product</PageHeading>;
}

import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Product". */
export function ProductFormPage() {
  return <PageHeading>Product</PageHeading>;
}

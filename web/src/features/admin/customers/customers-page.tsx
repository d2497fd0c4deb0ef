import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page "Customers". */
export function CustomersPage() {
  return <PageHeading>Customers</PageHeading>;
}

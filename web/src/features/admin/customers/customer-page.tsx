import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page "Customer". */
export function CustomerPage() {
  return <PageHeading>Customer</PageHeading>;
}

import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "My Payment Options". */
export function PaymentsPage() {
  return <PageHeading>My Payment Options</PageHeading>;
}

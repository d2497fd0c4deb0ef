import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Address Book". */
export function AddressBookPage() {
  return <PageHeading>Address Book</PageHeading>;
}

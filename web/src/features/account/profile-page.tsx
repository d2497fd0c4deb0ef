import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Manage My Account". */
export function ProfilePage() {
  return <PageHeading>Manage My Account</PageHeading>;
}

import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Admin sign-up". */
export function AdminSignupPage() {
  return <PageHeading>Admin sign-up</PageHeading>;
}

import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Admin login". */
export function AdminLoginPage() {
  return <PageHeading>Admin login</PageHeading>;
}

import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page "Dashboard". */
export function DashboardPage() {
  return <PageHeading>Dashboard</PageHeading>;
}

import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Exclusive". */
export function HomePage() {
  return <PageHeading>Exclusive</PageHeading>;
}

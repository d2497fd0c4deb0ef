import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "About". */
export function AboutPage() {
  return <PageHeading>About</PageHeading>;
}

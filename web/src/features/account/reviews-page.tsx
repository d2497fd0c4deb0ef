import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "My Reviews". */
export function ReviewsPage() {
  return <PageHeading>My Reviews</PageHeading>;
}

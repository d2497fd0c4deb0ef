import { PageHeading } from '../../ui/page-heading.tsx';

/** The page "Wishlist". */
export function WishlistPage() {
  return <PageHeading>Wishlist</PageHeading>;
}

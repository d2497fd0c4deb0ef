import { RecentlyViewed } from '../../../catalogue/shared/recently-viewed/recently-viewed.tsx';

/** The products that the visitor viewed recently. */
export function RecentlyViewedSection() {
  return <RecentlyViewed />;
}

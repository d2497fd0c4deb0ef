import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { customerPage, page } from '../../navigation/page.ts';

const pages = {
  /** By the token of its link. */
  sharedWishlist: page('/wishlists/:id', () => t`Shared wishlist`),
  wishlist: customerPage('/wishlist', () => t`Wishlist`),
};

export const wishlist: Feature<typeof pages> = {
  pages,
  screens: { sharedWishlist: screen(() => import('./shared-wishlist-page.tsx'), 'SharedWishlistPage') },
  forCustomers: () => import('./for-customers.ts'),
};

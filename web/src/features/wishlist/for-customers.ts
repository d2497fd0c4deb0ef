import { t } from '@lingui/core/macro';
import { type ForCustomers, screen } from '../../navigation/feature.ts';
import { wishlist } from './feature.ts';

type Part = ForCustomers<typeof wishlist.pages>;

export const screens: Part['screens'] = {
  wishlist: screen(() => import('./wishlist-page.tsx'), 'WishlistPage'),
};

export const menu: Part['menu'] = [
  { page: wishlist.pages.wishlist, label: () => t`My Wishlist`, section: 'opinions' },
];

import { ofUser, type PersonalData } from '../../shared/personal-data.ts';

export const wishlistData: PersonalData = {
  rows: [
    { table: 'wishlist_items', about: ofUser(), erase: 'DELETE' },
    { table: 'wishlists', about: ofUser(), erase: 'DELETE', secret: ['share_id'] },
  ],
};

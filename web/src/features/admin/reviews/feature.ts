import { t } from '@lingui/core/macro';
import Star from 'lucide-react/icons/star';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  reviews: adminPage('/admin/reviews', () => t`Reviews`, 'PRODUCTS_READ'),
  reviewSettings: adminPage('/admin/settings/reviews', () => t`Reviews`, 'SETTINGS_READ'),
};

export const reviews: AdminFeature<typeof pages> = {
  pages,
  screens: {
    reviews: screen(() => import('./reviews-page.tsx'), 'ReviewsPage'),
    reviewSettings: screen(() => import('./review-settings-page.tsx'), 'ReviewSettingsPage'),
  },
  menu: [{ page: pages.reviews, order: 50, Icon: Star }],
  settings: [
    {
      page: pages.reviewSettings,
      order: 90,
      Icon: Star,
      text: () => t`When to ask customers for reviews`,
      words: () => t`ratings`,
    },
  ],
  dashboard: () => import('./dashboard-tiles.ts'),
};

import { t } from '@lingui/core/macro';
import Rss from 'lucide-react/icons/rss';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  feeds: adminPage('/admin/feeds', () => t`Feeds`, 'PRODUCTS_READ'),
};

export const feeds: AdminFeature<typeof pages> = {
  pages,
  screens: {
    feeds: screen(() => import('./feeds-page.tsx'), 'FeedsPage'),
  },
  menu: [
    {
      page: pages.feeds,
      order: 75,
      Icon: Rss,
      words: () => t`Google Merchant Center Shopping Meta Facebook Instagram ads marketing XML JSON GTIN`,
    },
  ],
};

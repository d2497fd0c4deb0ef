import { t } from '@lingui/core/macro';
import Signpost from 'lucide-react/icons/signpost';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  redirects: adminPage('/admin/redirects', () => t`Redirects`, 'CONTENT_WRITE'),
};

export const redirects: AdminFeature<typeof pages> = {
  pages,
  screens: {
    redirects: screen(() => import('./redirects-page.tsx'), 'RedirectsPage'),
  },
  menu: [
    {
      page: pages.redirects,
      order: 46,
      Icon: Signpost,
      words: () => t`old links URL address 301 404 not found moved SEO`,
    },
  ],
};

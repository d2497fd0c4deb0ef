import { t } from '@lingui/core/macro';
import Mail from 'lucide-react/icons/mail';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  newsletter: adminPage('/admin/newsletter', () => t`Newsletter`, 'CUSTOMERS_READ'),
};

export const newsletter: AdminFeature<typeof pages> = {
  pages,
  screens: {
    newsletter: screen(() => import('./newsletter-page.tsx'), 'NewsletterPage'),
  },
  menu: [{ page: pages.newsletter, order: 120, Icon: Mail, words: () => t`marketing subscribers email` }],
};

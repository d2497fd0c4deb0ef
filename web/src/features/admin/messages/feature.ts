import { t } from '@lingui/core/macro';
import Inbox from 'lucide-react/icons/inbox';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  messages: adminPage('/admin/messages', () => t`Messages`, 'CUSTOMERS_READ'),
};

export const messages: AdminFeature<typeof pages> = {
  pages,
  screens: {
    messages: screen(() => import('./messages-page.tsx'), 'MessagesPage'),
  },
  menu: [
    { page: pages.messages, order: 110, Icon: Inbox, words: () => t`contact form inbox support questions` },
  ],
  dashboard: () => import('./dashboard-tiles.ts'),
};

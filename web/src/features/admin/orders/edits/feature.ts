import { t } from '@lingui/core/macro';
import PencilLine from 'lucide-react/icons/pencil-line';
import { screen } from '../../../../navigation/feature.ts';
import { adminPage } from '../../../../navigation/page.ts';
import type { AdminFeature } from '../../admin-feature.ts';

const pages = {
  orderEditSettings: adminPage('/admin/settings/orderChanges', () => t`Order changes`, 'SETTINGS_READ'),
};

export const orderEdits: AdminFeature<typeof pages> = {
  pages,
  screens: {
    orderEditSettings: screen(() => import('./order-edit-settings-page.tsx'), 'OrderEditSettingsPage'),
  },
  settings: [
    {
      page: pages.orderEditSettings,
      order: 62,
      Icon: PencilLine,
      text: () => t`For how long customers change their orders`,
      words: () => t`edit minutes quantity address`,
    },
  ],
};

import { t } from '@lingui/core/macro';
import PackageCheck from 'lucide-react/icons/package-check';
import { screen } from '../../../../navigation/feature.ts';
import { adminPage } from '../../../../navigation/page.ts';
import type { AdminFeature } from '../../admin-feature.ts';

const pages = {
  returns: adminPage('/admin/returns', () => t`Returns`, 'ORDERS_READ'),
  returnLabel: adminPage('/admin/orders/:id/returnLabel', () => t`Return label`, 'ORDERS_READ'),
  returnSettings: adminPage('/admin/settings/returns', () => t`Returns`, 'SETTINGS_READ'),
};

export const returns: AdminFeature<typeof pages> = {
  pages,
  screens: {
    returns: screen(() => import('./returns-page.tsx'), 'ReturnsPage'),
    returnLabel: screen(() => import('./return-label-page.tsx'), 'ReturnLabelPage'),
    returnSettings: screen(() => import('./return-settings-page.tsx'), 'ReturnSettingsPage'),
  },
  menu: [{ page: pages.returns, order: 90, Icon: PackageCheck, words: () => t`refunds exchanges RMA` }],
  settings: [
    {
      page: pages.returnSettings,
      order: 60,
      Icon: PackageCheck,
      text: () => t`Within how many days`,
      words: () => t`refunds policy`,
    },
  ],
  dashboard: () => import('./dashboard-tiles.ts'),
};

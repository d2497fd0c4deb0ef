import { t } from '@lingui/core/macro';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import type { DashboardTiles } from '../admin-feature.ts';

export const tiles: DashboardTiles = {
  figures: [
    {
      order: 30,
      permission: 'CUSTOMERS_READ',
      label: () => t`Customers`,
      list: ({ customers }) => customers,
      to: adminPaths.customers(),
    },
  ],
};

import { t } from '@lingui/core/macro';
import BadgePercent from 'lucide-react/icons/badge-percent';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  sales: adminPage('/admin/sales', () => t`Sales`, 'PROMOTIONS_READ'),
  saleAdd: adminPage('/admin/sales/add', () => t`Plan a sale`, 'PROMOTIONS_WRITE'),
  deletedSales: adminPage('/admin/sales/deleted', () => t`Deleted sales`, 'PROMOTIONS_READ'),
  saleEdit: adminPage('/admin/sales/:id/edit', (name) => name ?? t`Edit sale`, 'PROMOTIONS_WRITE'),
};

export const sales: AdminFeature<typeof pages> = {
  pages,
  screens: {
    sales: screen(() => import('./sales-page.tsx'), 'SalesPage'),
    saleAdd: screen(() => import('./sale-form-page.tsx'), 'SaleFormPage'),
    deletedSales: screen(() => import('./deleted-sales-page.tsx'), 'DeletedSalesPage'),
    saleEdit: screen(() => import('./sale-form-page.tsx'), 'SaleFormPage'),
  },
  menu: [
    { page: pages.sales, order: 60, Icon: BadgePercent, words: () => t`discounts markdown reduced prices` },
  ],
  shortcuts: [{ page: pages.saleAdd }, { page: pages.deletedSales }],
};

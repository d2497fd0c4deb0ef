import { t } from '@lingui/core/macro';
import Users from 'lucide-react/icons/users';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  customers: adminPage('/admin/customers', () => t`Customers`, 'CUSTOMERS_READ'),
  customerAdd: adminPage('/admin/customers/add', () => t`Add customer`, 'CUSTOMERS_WRITE'),
  customerEdit: adminPage('/admin/customers/:id/edit', () => t`Edit customer`, 'CUSTOMERS_WRITE'),
  customer: adminPage('/admin/customers/:id', (name) => name ?? t`Customer`, 'CUSTOMERS_READ'),
};

export const customers: AdminFeature<typeof pages> = {
  pages,
  screens: {
    customers: screen(() => import('./customers-page.tsx'), 'CustomersPage'),
    customerAdd: screen(() => import('./customer-form-page.tsx'), 'CustomerFormPage'),
    customerEdit: screen(() => import('./customer-form-page.tsx'), 'CustomerFormPage'),
    customer: screen(() => import('./customer-page.tsx'), 'CustomerPage'),
  },
  menu: [{ page: pages.customers, order: 100, Icon: Users, words: () => t`buyers clients accounts` }],
  dashboard: () => import('./dashboard-tiles.ts'),
};

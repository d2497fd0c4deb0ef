import { t } from '@lingui/core/macro';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { screen } from '../../../navigation/feature.ts';
import { adminPage } from '../../../navigation/page.ts';
import type { AdminFeature } from '../admin-feature.ts';

const pages = {
  orders: adminPage('/admin/orders', () => t`Orders`, 'ORDERS_READ'),
  orderDrafts: adminPage('/admin/orders/drafts', () => t`Drafts`, 'ORDERS_READ'),
  orderDraftAdd: adminPage('/admin/orders/drafts/add', () => t`Create order`, 'ORDERS_WRITE'),
  orderDraft: adminPage(
    '/admin/orders/drafts/:id',
    (number) => (number ? t`Draft ${number}` : t`Draft`),
    'ORDERS_WRITE',
  ),
  order: adminPage('/admin/orders/:id', (number) => (number ? t`Order ${number}` : t`Order`), 'ORDERS_READ'),
  orderEdit: adminPage(
    '/admin/orders/:id/edit',
    (number) => (number ? t`Edit order ${number}` : t`Edit order`),
    'ORDERS_WRITE',
  ),
  orderExchange: adminPage(
    '/admin/orders/:id/exchange',
    (number) => (number ? t`Exchange items of order ${number}` : t`Exchange items`),
    'ORDERS_WRITE',
  ),
  orderPrint: adminPage('/admin/orders/print', () => t`Print orders`, 'ORDERS_READ'),
};

export const orders: AdminFeature<typeof pages> = {
  pages,
  screens: {
    orders: screen(() => import('./table/orders-page.tsx'), 'OrdersPage'),
    orderDrafts: screen(() => import('./drafts/drafts-page.tsx'), 'DraftsPage'),
    orderDraftAdd: screen(() => import('./drafts/draft-form-page.tsx'), 'DraftFormPage'),
    orderDraft: screen(() => import('./drafts/draft-form-page.tsx'), 'DraftFormPage'),
    order: screen(() => import('./details/order-page.tsx'), 'OrderPage'),
    orderEdit: screen(() => import('./edits/edit-order-page.tsx'), 'EditOrderPage'),
    orderExchange: screen(() => import('./exchanges/exchange-page.tsx'), 'ExchangePage'),
    orderPrint: screen(() => import('./printing/print-page.tsx'), 'PrintPage'),
  },
  menu: [
    {
      page: pages.orders,
      order: 80,
      Icon: ShoppingBag,
      words: () => t`refunds shipping fulfillment invoices packing slips parcels payments`,
    },
  ],
  shortcuts: [{ page: pages.orderDrafts, words: () => t`phone order` }, { page: pages.orderDraftAdd }],
  dashboard: () => import('./dashboard-tiles.ts'),
};

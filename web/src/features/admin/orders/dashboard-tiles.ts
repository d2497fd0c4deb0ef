import { plural, t } from '@lingui/core/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Landmark from 'lucide-react/icons/landmark';
import PackageOpen from 'lucide-react/icons/package-open';
import Truck from 'lucide-react/icons/truck';
import type { OrderAttention, OrderStatus } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import type { DashboardTiles, Figure } from '../admin-feature.ts';
import { LatestOrders } from './latest-orders.tsx';
import { formatOrderListSearch } from './table/order-list-search.ts';

const ordersWith = (attention: OrderAttention) => adminPaths.orders() + formatOrderListSearch({ attention });

const byStatus = (status: OrderStatus): Pick<Figure, 'permission' | 'to'> => ({
  permission: 'ORDERS_READ',
  to: adminPaths.orders() + formatOrderListSearch({ status }),
});

export const tiles: DashboardTiles = {
  figures: [
    {
      order: 10,
      permission: 'ORDERS_READ',
      label: () => t`Orders`,
      list: ({ all }) => all,
      to: adminPaths.orders(),
    },
    { order: 50, label: () => t`Pending orders`, list: ({ pending }) => pending, ...byStatus('PENDING') },
    {
      order: 60,
      label: () => t`Delivered orders`,
      list: ({ delivered }) => delivered,
      ...byStatus('DELIVERED'),
    },
    {
      order: 70,
      label: () => t`Cancelled orders`,
      list: ({ cancelled }) => cancelled,
      ...byStatus('CANCELLED'),
    },
    { order: 80, label: () => t`Returned orders`, list: ({ returned }) => returned, ...byStatus('RETURNED') },
  ],
  tasks: [
    {
      order: 10,
      count: ({ paymentMismatches }) => paymentMismatches,
      permission: 'ORDERS_REFUND',
      label: (count) =>
        plural(count, {
          one: '# payment does not match its order',
          other: '# payments do not match their orders',
        }),
      to: ordersWith('PAYMENT_MISMATCH'),
      Icon: CircleAlert,
      isTrouble: true,
    },
    {
      order: 20,
      count: ({ failedRefunds }) => failedRefunds,
      permission: 'ORDERS_REFUND',
      label: (count) => plural(count, { one: '# refund has failed', other: '# refunds have failed' }),
      to: ordersWith('REFUND_FAILED'),
      Icon: CircleAlert,
      isTrouble: true,
    },
    {
      order: 30,
      count: ({ failedEmails }) => failedEmails,
      permission: 'ORDERS_WRITE',
      label: (count) =>
        plural(count, { one: '# order has an email that failed', other: '# orders have emails that failed' }),
      to: ordersWith('EMAIL_FAILED'),
      Icon: CircleAlert,
      isTrouble: true,
    },
    {
      order: 40,
      count: ({ refundsDue }) => refundsDue,
      permission: 'ORDERS_REFUND',
      label: (count) => plural(count, { one: '# customer to refund', other: '# customers to refund' }),
      to: ordersWith('REFUND_DUE'),
      Icon: Landmark,
    },
    {
      order: 50,
      count: ({ transfersDueSoon }) => transfersDueSoon,
      permission: 'ORDERS_WRITE',
      label: (count) =>
        plural(count, {
          one: '# bank transfer to check today, before its order is cancelled',
          other: '# bank transfers to check today, before their orders are cancelled',
        }),
      to: ordersWith('TRANSFER_DUE_SOON'),
      Icon: Landmark,
      isTrouble: true,
    },
    {
      order: 60,
      count: ({ readyToSend }) => readyToSend,
      permission: 'ORDERS_WRITE',
      label: (count) => plural(count, { one: '# order to ship', other: '# orders to ship' }),
      to: ordersWith('READY_TO_SEND'),
      Icon: Truck,
    },
    {
      order: 65,
      count: ({ backordered }) => backordered,
      permission: 'ORDERS_WRITE',
      label: (count) => plural(count, { one: '# order waits for stock', other: '# orders wait for stock' }),
      // The oldest gets new stock first.
      to: `${ordersWith('BACKORDERED')}&sort=oldest`,
      Icon: PackageOpen,
    },
    {
      order: 100,
      count: ({ transfersAwaited }) => transfersAwaited,
      permission: 'ORDERS_WRITE',
      label: (count) =>
        plural(count, { one: '# bank transfer to check', other: '# bank transfers to check' }),
      to: ordersWith('TRANSFER_AWAITED'),
      Icon: Landmark,
    },
  ],
  panels: [{ place: 'main', permission: 'ORDERS_READ', Panel: LatestOrders }],
};

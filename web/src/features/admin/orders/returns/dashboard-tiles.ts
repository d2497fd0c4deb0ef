import { plural } from '@lingui/core/macro';
import PackageCheck from 'lucide-react/icons/package-check';
import type { ReturnState } from '../../../../gql/graphql.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import type { DashboardTiles } from '../../admin-feature.ts';
import { formatReturnListSearch } from './return-list-search.ts';

const returnsThatAre = (state: ReturnState) => adminPaths.returns() + formatReturnListSearch({ state });

export const tiles: DashboardTiles = {
  tasks: [
    {
      order: 70,
      count: ({ returnsToDecide }) => returnsToDecide,
      permission: 'ORDERS_WRITE',
      label: (count) => plural(count, { one: '# return to decide on', other: '# returns to decide on' }),
      to: returnsThatAre('REQUESTED'),
      Icon: PackageCheck,
    },
    {
      order: 80,
      count: ({ returnsToRefund }) => returnsToRefund,
      permission: 'ORDERS_REFUND',
      label: (count) =>
        plural(count, {
          one: '# return has arrived and needs a refund',
          other: '# returns have arrived and need a refund',
        }),
      to: returnsThatAre('RECEIVED'),
      Icon: PackageCheck,
    },
    {
      order: 90,
      count: ({ returnsAwaited }) => returnsAwaited,
      permission: 'ORDERS_WRITE',
      label: (count) => plural(count, { one: '# return on its way', other: '# returns on their way' }),
      to: returnsThatAre('APPROVED'),
      Icon: PackageCheck,
    },
  ],
};

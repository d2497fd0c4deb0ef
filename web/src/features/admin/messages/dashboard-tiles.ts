import { plural } from '@lingui/core/macro';
import Inbox from 'lucide-react/icons/inbox';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import type { DashboardTiles } from '../admin-feature.ts';

export const tiles: DashboardTiles = {
  tasks: [
    {
      order: 120,
      count: ({ messagesWaiting }) => messagesWaiting,
      permission: 'CUSTOMERS_WRITE',
      label: (count) => plural(count, { one: '# message to answer', other: '# messages to answer' }),
      to: adminPaths.messages(),
      Icon: Inbox,
    },
  ],
};

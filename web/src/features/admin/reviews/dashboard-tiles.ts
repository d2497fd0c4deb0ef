import { plural } from '@lingui/core/macro';
import Star from 'lucide-react/icons/star';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import type { DashboardTiles } from '../admin-feature.ts';

export const tiles: DashboardTiles = {
  tasks: [
    {
      order: 110,
      count: ({ reviewsWaiting }) => reviewsWaiting,
      permission: 'REVIEWS_WRITE',
      label: (count) => plural(count, { one: '# review to moderate', other: '# reviews to moderate' }),
      to: adminPaths.reviews(),
      Icon: Star,
    },
  ],
};

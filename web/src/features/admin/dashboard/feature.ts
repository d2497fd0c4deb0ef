import { t } from '@lingui/core/macro';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import type { AdminFeature } from '../admin-feature.ts';
import { backOffice } from '../feature.ts';

const pages = { dashboard: backOffice.pages.dashboard };

/** The dashboard's feature, with tiles from these features. */
export const dashboardOf = (features: readonly AdminFeature[]): AdminFeature<typeof pages> => ({
  pages,
  screens: {
    dashboard: async () => {
      const [{ dashboardWith }, ...parts] = await Promise.all([
        import('./dashboard-page.tsx'),
        import('./revenue/dashboard-tiles.ts'),
        ...features.map(({ dashboard }) => dashboard?.()),
      ]);
      return { Component: dashboardWith(parts.flatMap((part) => part?.tiles ?? [])) };
    },
  },
  menu: [
    {
      page: pages.dashboard,
      order: 10,
      Icon: LayoutDashboard,
      words: () => t`home analytics reports statistics revenue`,
    },
  ],
});

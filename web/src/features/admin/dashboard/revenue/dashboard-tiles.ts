import type { DashboardTiles } from '../../admin-feature.ts';
import { RevenueSection } from './revenue-section.tsx';

export const tiles: DashboardTiles = {
  panels: [{ place: 'wide', permission: 'REVENUE_READ', Panel: RevenueSection }],
};

import type { DashboardTiles } from '../../admin-feature.ts';
import { SalesSection } from './sales-section.tsx';

export const tiles: DashboardTiles = {
  panels: [{ place: 'wide', permission: 'SALES_READ', Panel: SalesSection }],
};

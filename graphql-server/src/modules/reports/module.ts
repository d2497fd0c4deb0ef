import { defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { ordersModule } from '../orders/module.ts';
import { reportsServices } from './reports.services.ts';
import { reportsEntities } from './reports.tables.ts';
import { RevenueReportResolver } from './revenue-report.resolver.ts';
import { reportsDatabase } from './reports.database.ts';
import { reportData } from './personal-data.ts';
import { paymentsModule } from '../payments/module.ts';

export const reportsModule = defineModule({
  name: 'reports',
  needs: [catalogueModule, ordersModule, paymentsModule],
  entities: reportsEntities,
  database: reportsDatabase,
  personalData: reportData,
  demoData: {
    emptied: [
      ...['counted_orders', 'revenue_sums', 'customer_sums', 'cart_changes', 'cart_sums'],
      ...['product_revenue_sums', 'product_revenue_totals'],
    ],
  },
  services: reportsServices,
  resolvers: [RevenueReportResolver],
  jobs: [{ name: 'revenue-sums', everyMs: 2 * SECOND, run: ({ revenueSums }) => revenueSums.update() }],
});

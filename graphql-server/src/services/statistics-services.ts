import type { Config } from '../config.ts';
import type { EntityManager } from '../db/database.ts';
import { OrderStatisticsService } from '../modules/orders/statistics/order-statistics.service.ts';
import { SalesReportService } from '../modules/reports/sales-report.service.ts';
import { SalesSumsService } from '../modules/reports/sales-sums.service.ts';
import type { Settings } from '../modules/settings/settings.ts';
import type { Clock } from '../shared/time/clock.ts';

/** What was sold. */
export function statisticsServices(
  em: EntityManager,
  clock: Clock,
  { currencyCode }: Config,
  { general: { timeZone } }: Settings,
) {
  return {
    orderStatistics: new OrderStatisticsService(em, clock, currencyCode),
    salesSums: new SalesSumsService(em),
    salesReports: new SalesReportService(em, clock, currencyCode, timeZone),
  };
}

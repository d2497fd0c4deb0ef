import type { Scope } from '../../core/define-module.ts';
import { RevenueReportService } from './revenue-report.service.ts';
import { RevenueSumsService } from './revenue-sums.service.ts';

export function reportsServices({ dependencies: { clock, config, currentSettings }, em }: Scope) {
  const { timeZone } = currentSettings.get().general;
  return {
    revenueSums: new RevenueSumsService(em),
    revenueReports: new RevenueReportService(em, clock, config.currencyCode, timeZone),
  };
}

export type ReportsServices = ReturnType<typeof reportsServices>;

import type { Scope } from '../../core/define-module.ts';
import { SalesReportService } from './sales-report.service.ts';
import { SalesSumsService } from './sales-sums.service.ts';

export function reportsServices({ dependencies: { clock, config, currentSettings }, em }: Scope) {
  const { timeZone } = currentSettings.get().general;
  return {
    salesSums: new SalesSumsService(em),
    salesReports: new SalesReportService(em, clock, config.currencyCode, timeZone),
  };
}

export type ReportsServices = ReturnType<typeof reportsServices>;

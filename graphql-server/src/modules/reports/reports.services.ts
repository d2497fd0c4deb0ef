import type { Scope } from '../../core/define-module.ts';
import { BookingService } from './bookings/booking.service.ts';
import { RevenueReportService } from './revenue-report.service.ts';
import { RevenueSumsService } from './revenue-sums.service.ts';

export function reportsServices({ dependencies: { clock, currentSettings }, em }: Scope) {
  const { currency, general } = currentSettings.get();
  return {
    revenueSums: new RevenueSumsService(em),
    bookings: new BookingService(em, clock, general.timeZone),
    revenueReports: new RevenueReportService(em, clock, currency.currencyCode, general.timeZone),
  };
}

export type ReportsServices = ReturnType<typeof reportsServices>;

import type { Services } from '../services.ts';
import type { Job } from './job-runner.ts';
import { HOUR, MINUTE, SECOND } from '../shared/time/duration.ts';

/** What a process keeps in memory, and what is shared row by row, however many processes there are. */
const inEach = { isForEachProcess: true } as const;

/** All background jobs. Each run has its own services, and with them its own unit of work. */
export function shopJobs(createServices: () => Services): Job[] {
  return [
    { name: 'settings', everyMs: SECOND, ...inEach, run: () => createServices().settings.refresh() },
    {
      name: 'catalogue-version',
      everyMs: 250,
      ...inEach,
      run: async () => createServices().catalogueVersion?.refresh(),
    },
    { name: 'sale-prices', everyMs: SECOND, ...inEach, run: () => createServices().salePricing.run() },
    {
      name: 'mail',
      everyMs: 2 * SECOND,
      ...inEach,
      run: async () => createServices().mailDelivery?.deliverDue(),
    },
    { name: 'alerts', everyMs: 15 * SECOND, run: () => createServices().alertRun.run() },
    { name: 'events', everyMs: SECOND, run: () => createServices().eventLog.publish() },
    { name: 'webhook-events', everyMs: SECOND, run: () => createServices().webhookFanOut.run() },
    {
      name: 'webhooks',
      everyMs: SECOND,
      ...inEach,
      run: () => createServices().webhookDelivery.deliverDue(),
    },
    { name: 'retention', everyMs: HOUR, run: () => purgeExpired(createServices()) },
    { name: 'assets', everyMs: 10 * MINUTE, run: () => createServices().assetCleanup.run() },
    { name: 'payments', everyMs: 10 * SECOND, run: () => createServices().reconciliation.run() },
    { name: 'unpaid-orders', everyMs: 10 * SECOND, run: () => createServices().unpaidOrders.run() },
    { name: 'search-index', everyMs: SECOND, run: () => createServices().searchIndex.run() },
    { name: 'search', everyMs: 15 * MINUTE, run: () => refreshSearch(createServices()) },
    {
      name: 'bought-together',
      everyMs: HOUR,
      run: () => createServices().orderStatistics.countProductPairs(),
    },
    { name: 'sales-sums', everyMs: 2 * SECOND, run: () => createServices().salesSums.update() },
    { name: 'imports', everyMs: SECOND, ...inEach, run: () => createServices().importRunner.run() },
    { name: 'review-requests', everyMs: 10 * MINUTE, run: () => createServices().reviewRequests.run() },
    { name: 'cart-reminders', everyMs: 15 * SECOND, run: () => createServices().cartReminders.run() },
    { name: 'refunds', everyMs: 5 * SECOND, run: () => createServices().refunds.run() },
  ];
}

/** What searches are ranked and understood by. */
async function refreshSearch({ orderStatistics, search }: Services): Promise<void> {
  await orderStatistics.countProductSales();
  await search.markRanked();
  await search.countWords();
}

async function purgeExpired({
  alerts,
  audit,
  eventLog,
  newsletter,
  guestSessions,
  idempotency,
  outbox,
  passwordResets,
  paymentWebhook,
  rateLimitCounts,
  reviewRequests,
  sheetImports,
  staffInvitations,
  webhookLog,
}: Services): Promise<void> {
  await alerts.purgeExpired();
  await audit.purgeExpired();
  await eventLog.purgeExpired();
  await newsletter.purgeExpired();
  await guestSessions.purgeExpired();
  await idempotency.purgeExpired();
  await outbox.purgeExpired();
  await passwordResets.purgeExpired();
  await paymentWebhook.purgeExpired();
  await rateLimitCounts.purgeExpired();
  await reviewRequests.purgeExpired();
  await sheetImports.purgeExpired();
  await staffInvitations.purgeExpired();
  await webhookLog.purgeExpired();
}

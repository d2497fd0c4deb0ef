import { type Kysely, sql } from 'kysely';
import { SECOND } from '../../shared/time/duration.ts';
import { HOLDING_STATUSES_SQL } from '../orders/order-status.ts';
import { DOWNLOAD_PERIOD, MAX_DOWNLOADS } from './download-limits.ts';
import type { DownloadsDatabase } from './downloads.tables.ts';

/** When the order was last known to be paid in full; null if it never was. */
const lastPaidAt = sql`(select max(created_at) from order_events
  where order_id = orders.id and payment_state = 'PAID')`;

/** When it was last paid in full: with the first history entry since it had another payment status. */
const paidAt = sql`coalesce((
  select min(paid.created_at) from order_events paid
  where paid.order_id = orders.id and paid.payment_state = 'PAID' and paid.created_at >= coalesce((
    select max(unpaid.created_at) from order_events unpaid
    where unpaid.order_id = orders.id and unpaid.payment_state <> 'PAID'
      and unpaid.created_at <= ${lastPaidAt}), '-infinity')
), orders.created_at)`;

/**
 * Whether the line is paid. An edit can make a paid order cost more: lines from before were paid, also after
 * parts of the rest, and those that edits have added since were not.
 */
const isPaid = sql<boolean>`(orders.payment_state = 'PAID' or (orders.payment_state = 'PARTIALLY_PAID'
  and ${lastPaidAt} >= coalesce((select max(created_at) from order_events
    where order_id = orders.id and payment_state in ('UNPAID', 'REFUNDED')), '-infinity')
  and not exists (select from order_events
    where order_id = orders.id and payment_state = 'PARTIALLY_PAID' and created_at >= ${lastPaidAt}
      and edit -> 'addedLineIds' ? order_lines.id::text)))`;

/**
 * The files that paid lines of orders can download, used up and expired ones too. The time for a file that is
 * stored after the payment begins then. A line that was refunded or withdrawn from as a whole has none, nor
 * has a canceled or returned order.
 */
export function selectDownloads(db: Kysely<DownloadsDatabase>) {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('digital_files', 'digital_files.variant_id', 'order_lines.variant_id')
    .leftJoin('downloads', (join) =>
      join
        .onRef('downloads.order_line_id', '=', 'order_lines.id')
        .onRef('downloads.file_id', '=', 'digital_files.id'),
    )
    .where(isPaid)
    .where(sql<boolean>`orders.status in ${sql.raw(HOLDING_STATUSES_SQL)}`)
    .where('digital_files.stored_at', 'is not', null)
    .where(
      sql<boolean>`order_lines.refunded_quantity + order_lines.returning_quantity < order_lines.quantity`,
    )
    .select([
      'order_lines.order_id',
      'order_lines.position',
      'order_lines.id as order_line_id',
      'digital_files.id as file_id',
      'digital_files.name',
      'digital_files.size',
      'downloads.counted_at',
      sql<number>`coalesce(downloads.remaining, ${sql.lit(MAX_DOWNLOADS)})`.as('remaining'),
      sql<Date>`coalesce(downloads.expires_at,
        greatest(${paidAt}, digital_files.stored_at) + make_interval(secs => ${sql.lit(DOWNLOAD_PERIOD / SECOND)}))`.as(
        'expires_at',
      ),
    ]);
}

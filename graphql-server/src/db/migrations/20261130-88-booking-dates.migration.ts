import { Migration } from '@mikro-orm/migrations';

/** The bookings of a period are found by the time of a payment or refund. */
export class BookingDatesMigration extends Migration {
  override name = '20261130-booking-dates';

  override up(): void {
    this.addSql('create index order_events_created_at on order_events (created_at)');
    this.addSql('alter table refunds add column done_at timestamptz');
    this.addSql('create index refunds_done_at on refunds (coalesce(done_at, created_at))');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * Guests' orders, which are seen by a link (decision 0054), and the account that an order is joined to: its
 * sales are then that customer's.
 */
export class GuestsMigration extends Migration {
  override name = '20261128-guests';

  override up(): void {
    this.addSql(`alter table orders add column guest_link_expires_at timestamptz null`);
    this.addSql(`create index users_idle_guests on users (last_seen_at) where role = 'GUEST'`);
    this.addSql(`create trigger orders_sale_joined after update of user_id on orders
      for each row when (old.user_id is distinct from new.user_id) execute function note_order_sale()`);
  }
}

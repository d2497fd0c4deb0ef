import { Migration } from '@mikro-orm/migrations';

/** What customers write for their orders: to the shop, and to the recipient. */
export class OrderNotesMigration extends Migration {
  override name = '20261130-order-notes';

  override up(): void {
    for (const table of ['orders', 'draft_orders'])
      this.addSql(`alter table ${table} add column customer_note text, add column gift_message text`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Countries of addresses, and how orders are delivered. Zones and methods are settings (decision 0048). */
export class DeliveryMigration extends Migration {
  override name = '20261128-delivery';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/** What an edit of a draft changes (20261124-draft-orders), with how it is delivered. */
const edited = ['user_id', 'email', 'lines', 'billing', 'payment_method', 'note', 'delivery_method_id'];
const valuesOf = (row: string) => `(${edited.map((column) => `${row}.${column}`).join(', ')})`;

const statements = [
  `alter table addresses add column country_code text`,
  `alter table orders add column delivery_method jsonb`,
  `alter table draft_orders add column delivery_method_id text`,
  `drop trigger draft_orders_edited on draft_orders`,
  `create trigger draft_orders_edited before update of ${edited.join(', ')} on draft_orders
    for each row when (${valuesOf('old')} is distinct from ${valuesOf('new')}) execute function note_edit()`,
];

import { Migration } from '@mikro-orm/migrations';

/** Tags of orders, and an index for each thing that the list of orders is narrowed by. */
export class OrderTagsMigration extends Migration {
  override name = '20261123-order-tags';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table orders add column tags jsonb not null default '[]'`,
  // Most orders have none, and cost these indexes nothing.
  `create index orders_tags on orders using gin (tags jsonb_path_ops) where tags <> '[]'`,
  `create index orders_tagged on orders (created_at, id) where tags <> '[]'`,
  `create index orders_payment_state on orders (payment_state, created_at, id)`,
  `create index orders_total on orders (total)`,
];

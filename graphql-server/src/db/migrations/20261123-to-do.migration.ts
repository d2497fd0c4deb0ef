import { Migration } from '@mikro-orm/migrations';

/**
 * What home counts, however many orders and products there are: small tables and indexes of just what waits
 * (decision 0031).
 */
export class ToDoMigration extends Migration {
  override name = '20261123-to-do';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table low_stock_products (product_id uuid primary key references products on delete cascade)`,
  `insert into low_stock_products (product_id) select id from products where stock <= 5`,
  `create function note_low_stock() returns trigger
    language plpgsql as $$
  begin
    if new.stock <= 5 then
      insert into low_stock_products (product_id) values (new.id) on conflict do nothing;
    else
      delete from low_stock_products where product_id = new.id;
    end if;
    return null;
  end $$`,
  `create trigger products_added_low
    after insert on products
    for each row when (new.stock <= 5) execute function note_low_stock()`,
  // Most orders leave enough, and call nothing.
  `create trigger products_stock_low
    after update of stock on products
    for each row when ((old.stock <= 5) <> (new.stock <= 5)) execute function note_low_stock()`,

  `create index payments_flagged on payments (order_id) where state = 'FLAGGED'`,
  `create index refunds_failed on refunds (order_id) where state = 'FAILED'`,
  `create index outbox_mails_failed on outbox_mails (order_id, kind, created_at) where failed_at is not null`,
];

import { Migration } from '@mikro-orm/migrations';

/**
 * Counts what waits without reading a row of an order or a product: with a million of each, tens of thousands
 * may wait (decision 0031).
 */
export class ToDoCountsMigration extends Migration {
  override name = '20261211-to-do-counts';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `drop index orders_to_send`,
  `create index orders_to_send on orders (created_at desc, id desc) include (payment_state, payment_method)
    where status = 'PENDING' and shipment_state <> 'ALL'`,
  `drop index orders_due`,
  `create index orders_due on orders (payment_due_at) include (payment_method)
    where status = 'PENDING' and payment_state = 'UNPAID'`,

  `alter table low_stock_products
    add column is_sold_out boolean not null default false,
    add column is_listed boolean not null default false`,
  `update low_stock_products set is_sold_out = stock = 0, is_listed = deleted_at is null and status = 'ACTIVE'
    from products where products.id = product_id`,
  `alter table low_stock_products alter column is_sold_out drop default, alter column is_listed drop default`,
  `create or replace function note_low_stock() returns trigger
    language plpgsql as $$
  begin
    if new.stock <= 5 then
      insert into low_stock_products (product_id, is_sold_out, is_listed)
      values (new.id, new.stock = 0, new.deleted_at is null and new.status = 'ACTIVE')
      on conflict (product_id) do update set is_sold_out = excluded.is_sold_out, is_listed = excluded.is_listed;
    else
      delete from low_stock_products where product_id = new.id;
    end if;
    return null;
  end $$`,
  `drop trigger products_stock_low on products`,
  // Most orders leave enough, and call nothing.
  `create trigger products_stock_low
    after update of stock, status, deleted_at on products
    for each row when ((old.stock <= 5 or new.stock <= 5) and (
      (old.stock <= 5, old.stock = 0, old.status, old.deleted_at is null)
      is distinct from (new.stock <= 5, new.stock = 0, new.status, new.deleted_at is null)))
    execute function note_low_stock()`,
];

import { Migration } from '@mikro-orm/migrations';

/**
 * Refunds of a part of an order: several of one payment, of lines and quantities, and of orders that were not
 * paid by card. Of refunds from before it is not known which lines they were for.
 */
export class PartRefundsMigration extends Migration {
  override name = '20261123-part-refunds';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table refunds drop constraint refunds_payment_id_key`,
  `alter table refunds alter column payment_id drop not null,
    add column request integer not null default 1,
    add column surplus boolean not null default false,
    add column reason text`,
  `create index refunds_payment on refunds (payment_id)`,
  // Only the shop itself refunds a payment too many, while the order stays paid.
  `update refunds set surplus = true from orders
    where orders.id = refunds.order_id and refunds.actor = 'SYSTEM' and orders.payment_state = 'PAID'
      and exists (select from payments p where p.order_id = orders.id and p.state = 'PAID' and p.id <> refunds.payment_id)`,

  `create table refund_lines (
    refund_id uuid not null references refunds,
    order_line_id uuid not null references order_lines,
    quantity integer not null check (quantity > 0),
    restocked_quantity integer not null check (restocked_quantity between 0 and quantity),
    primary key (refund_id, order_line_id)
  )`,
  `create index refund_lines_order_line on refund_lines (order_line_id)`,
  `alter table order_lines
    add column refunded_quantity integer not null default 0 check (refunded_quantity between 0 and quantity),
    add column restocked_quantity integer not null default 0 check (restocked_quantity between 0 and refunded_quantity),
    add column removed_quantity integer not null default 0 check (removed_quantity between 0 and refunded_quantity)`,
];

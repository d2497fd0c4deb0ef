import { Migration } from '@mikro-orm/migrations';

/**
 * What promotions take off orders and their lines (decision 0047). Nothing was taken off the orders from
 * before.
 */
export class OrderAdjustmentsMigration extends Migration {
  override name = '20261128-order-adjustments';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table orders add column discount_total integer not null default 0 check (discount_total between 0 and subtotal)`,
  `alter table orders drop constraint orders_check,
    add constraint orders_total_is_the_sum check (total = subtotal - discount_total + shipping_total)`,
  `alter table order_lines add column discount_total integer not null default 0
    check (discount_total between 0 and quantity * unit_price::bigint)`,
  // The promotion may be deleted one day; what it took off stays.
  `create table order_adjustments (
    id uuid primary key,
    order_id uuid not null references orders,
    position integer not null,
    promotion_id uuid not null,
    title text not null,
    code text,
    kind text not null check (kind in ('PERCENT', 'AMOUNT', 'FREE_DELIVERY', 'BUY_X_GET_Y')),
    amount integer not null check (amount > 0),
    shares jsonb not null,
    released_at timestamptz,
    unique (order_id, position)
  )`,
  `create index order_adjustments_promotion on order_adjustments (promotion_id) where released_at is null`,
];

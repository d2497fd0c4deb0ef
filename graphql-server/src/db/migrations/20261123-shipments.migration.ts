import { Migration } from '@mikro-orm/migrations';

/** What was sent of an order, and how. Of orders from before nothing is known. */
export class ShipmentsMigration extends Migration {
  override name = '20261123-shipments';

  override up(): void {
    this.addSql(`create table shipments (
      id uuid primary key,
      order_id uuid not null references orders,
      carrier text null,
      tracking_number text null,
      tracking_url text null,
      actor_id uuid null,
      created_at timestamptz not null
    )`);
    this.addSql(`create index shipments_order on shipments (order_id)`);
    this.addSql(`create table shipment_lines (
      shipment_id uuid not null references shipments,
      order_line_id uuid not null references order_lines,
      quantity integer not null check (quantity > 0),
      primary key (shipment_id, order_line_id)
    )`);
    this.addSql(`create index shipment_lines_order_line on shipment_lines (order_line_id)`);
    this.addSql(`alter table orders add column shipment_state text not null default 'NONE'
      check (shipment_state in ('NONE', 'PART', 'ALL'))`);
    this.addSql(`create index orders_to_send on orders (created_at desc, id desc)
      where status = 'PENDING' and shipment_state <> 'ALL'`);
  }
}

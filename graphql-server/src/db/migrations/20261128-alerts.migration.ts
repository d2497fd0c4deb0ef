import { Migration } from '@mikro-orm/migrations';

/**
 * Who wants to be told when something is back in stock or its price falls. Of an alert that waits for stock
 * the variant is found by the first of the indexes, of one that waits for a price the product by the second.
 */
export class AlertsMigration extends Migration {
  override name = '20261128-alerts';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table alert_recipients (
    id uuid primary key,
    email text not null unique,
    created_at timestamptz not null
  )`,
  `create table product_alerts (
    id uuid primary key,
    recipient_id uuid not null references alert_recipients on delete cascade,
    user_id uuid null references users on delete set null,
    kind text not null check (kind in ('BACK_IN_STOCK', 'PRICE_DROP')),
    product_id uuid not null references products on delete cascade,
    variant_id uuid null references product_variants on delete cascade,
    reference_price integer null,
    state text not null check (state in ('UNCONFIRMED', 'WAITING', 'TOLD')),
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    mailed_at timestamptz null,
    check ((variant_id is not null) = (kind = 'BACK_IN_STOCK')),
    check ((reference_price is not null) = (kind = 'PRICE_DROP')),
    unique nulls not distinct (recipient_id, kind, product_id, variant_id)
  )`,
  `create index product_alerts_stock on product_alerts (variant_id) where kind = 'BACK_IN_STOCK' and state = 'WAITING'`,
  `create index product_alerts_price on product_alerts (product_id) where kind = 'PRICE_DROP' and state = 'WAITING'`,
  `create index product_alerts_product on product_alerts (product_id)`,
  `create index product_alerts_mailed on product_alerts (recipient_id, product_id, mailed_at) where mailed_at is not null`,
  `create index product_alerts_user on product_alerts (user_id, requested_at desc, id desc) where user_id is not null`,
  `create index product_alerts_expires on product_alerts (expires_at)`,
];
